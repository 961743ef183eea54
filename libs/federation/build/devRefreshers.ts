/**
 * Every build of a page carries its own copy of React's refresh runtime. Left alone, only the copy that came before
 * React itself knows the renderer, and the renderer asks only the copy that refreshed last which component replaces
 * which. So this keeps the renderer for copies that come later, and lets it ask all of them.
 */
type RefreshHandler = (type: unknown) => unknown;

interface Renderer {
  setRefreshHandler?(handler: RefreshHandler): void;
}

interface Hook {
  renderers: Map<number, Renderer>;
  supportsFiber: boolean;
  inject(renderer: Renderer): number;
  onScheduleFiberRoot(): void;
  onCommitFiberRoot(): void;
  onCommitFiberUnmount(): void;
}

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: Hook | undefined;
}

const nothing = () => {};
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject: () => globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__!.renderers.size,
  onScheduleFiberRoot: nothing,
  onCommitFiberRoot: nothing,
  onCommitFiberUnmount: nothing,
};
const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__;
const inject = hook.inject;

hook.inject = (renderer) => {
  const tell = renderer.setRefreshHandler;
  const handlers = new Set<RefreshHandler>();
  renderer.setRefreshHandler = (handler) => {
    handlers.add(handler);
    tell?.((type) => {
      for (const asked of handlers) {
        const family = asked(type);
        if (family) return family;
      }
      return undefined;
    });
  };
  const id = inject.call(hook, renderer);
  hook.renderers.set(id, renderer);
  return id;
};

export {};
