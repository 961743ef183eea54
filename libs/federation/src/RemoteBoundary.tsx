import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  remote: string;
  children: ReactNode;
  /** What stands in the remote's place after it threw while drawing. */
  fallback: (retry: () => void) => ReactNode;
}

/** Keeps a page that throws while drawing inside its own rectangle. */
export class RemoteBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(`The remote ${this.props.remote} crashed`, error, info.componentStack);
  }

  override render() {
    return this.state.crashed
      ? this.props.fallback(() => this.setState({ crashed: false }))
      : this.props.children;
  }
}
