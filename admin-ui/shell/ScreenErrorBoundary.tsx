import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ScreenNotLoaded } from './loading/loadInTime.ts';
import { NotLoadedPage } from './loading/NotLoadedPage.tsx';
import { ServerErrorPage } from './ServerErrorPage.tsx';

interface State {
  readonly error: Error | undefined;
}

/** Catches an error of one screen; the menu stays, and a page says what to do. */
export class ScreenErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return error instanceof ScreenNotLoaded ? <NotLoadedPage /> : <ServerErrorPage error={error} />;
  }
}
