import { Button } from '@mui/material';
import { useText } from '../i18n/useText.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** The page of an error that the reader did not cause. */
export function ServerErrorPage({ error }: { error?: Error }) {
  const text = useText();
  return (
    <ErrorPage
      title={text('pages.serverError')}
      hint={text('pages.serverErrorHint')}
      {...(error ? { details: text('pages.details', { message: error.message }) } : {})}
    >
      <Button variant="outlined" onClick={() => window.location.reload()}>
        {text('common.refresh')}
      </Button>
    </ErrorPage>
  );
}
