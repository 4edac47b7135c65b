import { useAuthenticated } from 'ra-core';
import { Navigate, useParams } from 'react-router-dom';
import { useAppObjects, useObjectPath } from '../data/metadata.ts';
import { ScreenSkeleton } from './loading/ScreenSkeleton.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Redirects from the address that links and letters use to the record; without an id, to the list. */
export function NamedRecord({ objectName }: { objectName: string }) {
  useAuthenticated();
  const { id } = useParams();
  const { isPending } = useAppObjects();
  const path = useObjectPath(objectName);
  if (isPending) return <ScreenSkeleton />;
  if (!path) return <NotFoundPage />;
  return <Navigate to={id === undefined ? `/${path}` : `/${path}/${id}`} replace />;
}
