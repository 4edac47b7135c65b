import { Link as TextLink } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { recordCalls } from '../../data/recordCalls.ts';
import { useAppObjects } from '../../data/metadata.ts';

/** A link to the record of a process; nothing for people who may not read it. */
export function OwnerLink({
  objectName,
  id,
}: {
  readonly objectName: string | null;
  readonly id: number | null;
}) {
  const { data: appObjects } = useAppObjects();
  const object = appObjects?.find(({ name }) => name === objectName);
  const { data } = useQuery({
    queryKey: ['process owner', objectName, id],
    queryFn: ({ signal }) => recordCalls.read({ path: object?.path }, id ?? 0, { signal }),
    enabled: object !== undefined && id !== null,
    // Not tried again: people who may not read the record are refused.
    retry: false,
  });
  if (!object || !data) return null;
  return (
    <TextLink component={Link} to={`/${object.path}/${data.id}`}>
      {object.singularTitle} {String(data.presentation ?? data.id)}
    </TextLink>
  );
}
