import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { KnownNames } from '#domain/processes/expression/calledActions.ts';
import type { ActionNames } from '#domain/processes/processAnswers.ts';
import { call } from '../data/http.ts';
import { useRefetchOnChange } from '../data/live.ts';

const keys = ['process action names'];

/** The names that actions may say about records of an object; none are refused until they are known. */
export const useActionNames = (ownerObjectName: string): KnownNames => {
  useRefetchOnChange(['emailTemplate', 'taskTemplate', 'bpDefinition', 'additionalParameter'], keys);
  const { data } = useQuery({
    queryKey: [...keys, ownerObjectName],
    queryFn: ({ signal }) =>
      call<ActionNames>('/bp_definition/action_names', { query: { ownerObjectName }, signal }),
  });
  return useMemo(
    () => Object.fromEntries(Object.entries(data ?? {}).map(([kind, names]) => [kind, new Set(names)])),
    [data],
  );
};
