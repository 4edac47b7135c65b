import { Alert, AlertTitle, Button } from '@mui/material';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useText } from '../i18n/useText.ts';

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
    return this.state.error ? <ScreenError error={this.state.error} /> : this.props.children;
  }
}

const ScreenError = ({ error }: { error: Error }) => {
  const text = useText();
  return (
    <Alert
      severity="error"
      data-screen-error
      sx={{ mt: 2 }}
      action={
        <Button color="inherit" onClick={() => window.location.reload()}>
          {text('common.reload')}
        </Button>
      }
    >
      <AlertTitle>{text('error.screen')}</AlertTitle>
      {text('error.screenHint')} ({error.message})
    </Alert>
  );
};
