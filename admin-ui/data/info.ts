import { useQuery } from '@tanstack/react-query';
import type { AnswerAt } from '#domain/contracts.ts';
import { callApi } from './client.ts';

/** The public information about the installation. A signed-in person gets more of it. */
export type Info = AnswerAt<'GET /app/info'>;

/** The answers before and after sign-in differ, so they are cached separately. */
export function useInfo(asker: 'bySomebody' | 'byMember' = 'byMember') {
  return useQuery({
    queryKey: ['info', asker],
    queryFn: () => callApi('GET /app/info'),
    staleTime: Infinity,
  });
}
