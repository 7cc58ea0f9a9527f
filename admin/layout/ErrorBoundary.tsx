import { Component, type ErrorInfo, type ReactNode } from 'react';

/** Props of the boundary. */
interface ErrorBoundaryProps {
  children: ReactNode;
  /** A change of this key, such as the address, clears the error. */
  resetKey: string;
  fallback: (error: Error, retry: () => void) => ReactNode;
}

/** Catches errors of rendering, so that the frame of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.error && resetKey !== this.props.resetKey) this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return this.props.fallback(error, () => this.setState({ error: undefined }));
  }
}
