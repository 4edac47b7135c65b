import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ServerErrorPage } from './ServerErrorPage.tsx';

interface State {
  readonly error: Error | undefined;
}

/** A fault of one screen leaves the menu in place, and says what to do. */
export class ScreenErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.error ? <ServerErrorPage error={this.state.error} /> : this.props.children;
  }
}
