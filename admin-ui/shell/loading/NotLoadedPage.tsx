import { Button } from '@mui/material';
import { useText } from '../../i18n/useText.ts';
import { ErrorPage } from '../ErrorPage.tsx';

/** The page of a screen whose code did not come: after an update of the server, or without a network. */
export const NotLoadedPage = () => {
  const text = useText();
  return (
    <ErrorPage title={text('pages.notLoaded')} hint={text('pages.notLoadedHint')}>
      <Button variant="outlined" onClick={() => window.location.reload()}>
        {text('common.refresh')}
      </Button>
    </ErrorPage>
  );
};
