import { Link as TextLink } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { call } from '../../data/http.ts';
import { useAppObjects } from '../../data/metadata.ts';

/** The record that a process accompanies, by its name; nothing for who may not see it. */
export const OwnerLink = ({
  objectName,
  id,
}: {
  readonly objectName: string | null;
  readonly id: number | null;
}) => {
  const { data: known } = useAppObjects();
  const object = known?.find(({ name }) => name === objectName);
  const { data } = useQuery({
    queryKey: ['process owner', objectName, id],
    queryFn: ({ signal }) => call<AnyRecord>(`/${object?.path}/${id}`, { signal }),
    enabled: object !== undefined && id !== null,
    retry: false,
  });
  if (!object || !data) return null;
  return (
    <TextLink component={Link} to={`/${object.path}/${data.id}`}>
      {object.singularTitle} {String(data.presentation ?? data.id)}
    </TextLink>
  );
};
