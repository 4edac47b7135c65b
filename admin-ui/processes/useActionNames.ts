import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { KnownAround } from '#domain/processes/definition.rules.ts';
import { callApi } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';

const keys = ['process action names'];
const watchedObjects = [
  'emailTemplate',
  'taskTemplate',
  'bpDefinition',
  'additionalParameter',
  'user',
  'executorRole',
];

/** The names that expressions about an object may use; until they are loaded, no name counts as an error. */
export function useActionNames(ownerObjectName: string): KnownAround {
  useRefetchOnChange(watchedObjects, keys);
  const { data } = useQuery({
    queryKey: [...keys, ownerObjectName],
    queryFn: ({ signal }) =>
      callApi('GET /bp_definition/action_names', { query: { ownerObjectName }, signal }),
  });
  return useMemo(() => {
    if (!data) return {};
    const { assigningTemplates, workers, staffedRoles, ...names } = data;
    const nameSets = Object.entries(names).map(([kind, each]) => [kind, new Set(each)] as const);
    // These three contain ids and the others names, so each group becomes sets of one type.
    return {
      ...Object.fromEntries(nameSets),
      assigningTemplates: new Set(assigningTemplates),
      workers: new Set(workers),
      staffedRoles: new Set(staffedRoles),
    };
  }, [data]);
}
