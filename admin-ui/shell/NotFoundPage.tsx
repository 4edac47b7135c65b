import { Navigate } from 'react-router-dom';
import { useText } from '../i18n/useText.ts';
import { ErrorPage } from './ErrorPage.tsx';

export const NotFoundPage = () => {
  const text = useText();
  return <ErrorPage title={text('shell.notFound')} hint={text('shell.notFoundHint')} />;
};

/** Where a path leads that nobody knows, or that this person may not open. */
export const GoToNotFound = () => <Navigate to="/404" replace />;
