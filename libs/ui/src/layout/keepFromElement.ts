/** Settings for styled-components that keep a component's own props off the HTML element. */
export function keepFromElement(...names: string[]) {
  return { shouldForwardProp: (name: string) => !names.includes(name) };
}
