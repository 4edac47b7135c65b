import { useText } from '../i18n/useText.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** The page for an address that leads nowhere. */
export function NotFoundPage() {
  const text = useText();
  return <ErrorPage title={text('shell.notFound')} hint={text('shell.notFoundHint')} />;
}

/** Shown for a path that does not exist or that this person may not open; the menu and the address stay. */
export const GoToNotFound = NotFoundPage;
