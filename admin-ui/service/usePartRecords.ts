import { useQuery } from '@tanstack/react-query';
import { recordCalls } from '../data/recordCalls.ts';
import { useRefetchOnChange } from '../data/live.ts';

/** The most records that are read; hardly any reclamation has so many parts. */
const mostParts = 200;

/** The newest records of an object that match, and the number of all; read again when one changes. */
export function usePartRecords(objectName: string, path: string | undefined, filter: object) {
  const key = ['parts', objectName, filter];
  useRefetchOnChange([objectName], key);
  return useQuery({
    queryKey: key,
    enabled: path !== undefined,
    queryFn: ({ signal }) => {
      const query = { filter: JSON.stringify(filter), sort: 'id', desc: true, limit: mostParts };
      return recordCalls.list({ path }, { query, signal });
    },
  });
}
