import { Button } from '@mui/material';
import { useEffect } from 'react';
import { isServerThere } from '../../data/isServerThere.ts';
import { useText } from '../../i18n/useText.ts';
import { reloadPage } from '../../parts/drafts.ts';
import { ErrorPage } from '../ErrorPage.tsx';

const lookEveryMs = 3000;

/** Reloads the page as soon as the server answers. */
const useReloadWhenBack = (): void =>
  useEffect(() => {
    const look = async () => {
      if (await isServerThere()) reloadPage();
    };
    const timer = setInterval(() => void look(), lookEveryMs);
    return () => clearInterval(timer);
  }, []);

/** Shown if the code of a screen could not be loaded: after an update of the server, or without a network. */
export function NotLoadedPage() {
  const text = useText();
  useReloadWhenBack();
  return (
    <ErrorPage title={text('pages.notLoaded')} hint={text('pages.notLoadedHint')}>
      <Button variant="outlined" onClick={reloadPage}>
        {text('common.refresh')}
      </Button>
    </ErrorPage>
  );
}
