import { useAuthenticated } from 'ra-core';
import { Navigate, useParams } from 'react-router-dom';
import { useAppObjects, useObjectPath } from '../data/metadata.ts';
import { GoToNotFound } from './NotFoundPage.tsx';

/** A record by the name that links and letters give its screen; without an id, its list. */
export const NamedRecord = ({ objectName }: { objectName: string }) => {
  useAuthenticated();
  const { id } = useParams();
  const { isPending } = useAppObjects();
  const path = useObjectPath(objectName);
  if (isPending) return null;
  if (!path) return <GoToNotFound />;
  return <Navigate to={id === undefined ? `/${path}` : `/${path}/${id}`} replace />;
};
