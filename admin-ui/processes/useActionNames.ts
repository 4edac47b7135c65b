import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { KnownAround } from '#domain/processes/definition.rules.ts';
import type { ActionNames } from '#domain/processes/processAnswers.ts';
import { call } from '../data/http.ts';
import { useRefetchOnChange } from '../data/live.ts';

const keys = ['process action names'];

/** What a definition about records of an object may name; nothing is refused until it is known. */
export const useActionNames = (ownerObjectName: string): KnownAround => {
  useRefetchOnChange(['emailTemplate', 'taskTemplate', 'bpDefinition', 'additionalParameter'], keys);
  const { data } = useQuery({
    queryKey: [...keys, ownerObjectName],
    queryFn: ({ signal }) =>
      call<ActionNames>('/bp_definition/action_names', { query: { ownerObjectName }, signal }),
  });
  return useMemo(() => {
    if (!data) return {};
    const { assigningTemplates, ...names } = data;
    const said = Object.entries(names).map(([kind, each]) => [kind, new Set(each)] as const);
    return { ...Object.fromEntries(said), assigningTemplates: new Set(assigningTemplates) };
  }, [data]);
};
