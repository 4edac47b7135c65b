import { useText } from '../i18n/useText.ts';
import { ErrorPage } from './ErrorPage.tsx';

/**
 * The page for a path that does not exist, or that this person may not open. A screen shows it in its own place, so the
 * menu and the address stay.
 */
export function NotFoundPage() {
  const text = useText();
  return <ErrorPage title={text('shell.notFound')} hint={text('shell.notFoundHint')} />;
}
