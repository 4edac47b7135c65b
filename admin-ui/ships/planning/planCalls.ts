import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../data/client.ts';
import { useRefetchOnChange } from '../../data/live.ts';

/** Portions and weighings change the progress of a plan but not its record, so the plan is read again at this interval. */
const refreshMs = 20_000;
const watchedObjects = [
  'shipPlanning',
  'loadingPlan',
  'shipUnloading',
  'plumbLine',
  'weighingRecord',
] as const;

/** A plan, and what has been done of it. */
export function usePlan(id: number | null) {
  useRefetchOnChange(watchedObjects, ['ship plan', id]);
  const { data, error } = useQuery({
    queryKey: ['ship plan', id],
    queryFn: ({ signal }) => callApi('GET /ship_planning/:id/picture', { params: { id: id ?? 0 }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'Ongoing' ? refreshMs : false),
    enabled: id !== null,
  });
  return { plan: data, error };
}

/** The plans between two moments, which are ISO times in UTC. */
export function usePlans(from: string, to: string) {
  useRefetchOnChange(watchedObjects, ['ship board']);
  return useQuery({
    queryKey: ['ship board', from, to],
    queryFn: ({ signal }) => callApi('GET /ship_planning_board', { query: { from, to }, signal }),
    refetchInterval: refreshMs,
  });
}
