import { useQuery } from '@tanstack/react-query';
import { objects, type RecordNamed } from '#domain/objects.ts';
import { call } from '../data/http.ts';

export type Scale = RecordNamed<'scale'>;

const none: readonly Scale[] = [];

/** The scales in use, by code; a terminal has a handful. */
export const useScales = (): readonly Scale[] => {
  const { data } = useQuery({
    queryKey: ['scales'],
    queryFn: ({ signal }) =>
      call<{ rows: Scale[] }>(`/${objects.scale.path}`, {
        query: { limit: 1000, sort: 'code', filter: JSON.stringify({ markedToDelete: false }) },
        signal,
      }),
  });
  return data?.rows ?? none;
};
