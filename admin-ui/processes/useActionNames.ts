import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { KnownNames } from '#domain/processes/expression/calledActions.ts';
import type { ActionNames } from '#domain/processes/processAnswers.ts';
import { call } from '../data/http.ts';
import { useRefetchOnChange } from '../data/live.ts';

const key = ['process action names'];

/** The names that actions may say; none are refused until they are known. */
export const useActionNames = (): KnownNames => {
  useRefetchOnChange(['emailTemplate', 'taskTemplate', 'bpDefinition'], key);
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call<ActionNames>('/bp_definition/action_names', { signal }),
  });
  return useMemo(
    () => Object.fromEntries(Object.entries(data ?? {}).map(([kind, names]) => [kind, new Set(names)])),
    [data],
  );
};
