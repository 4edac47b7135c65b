import { useQuery } from '@tanstack/react-query';
import type { PlanPicture } from '#domain/ships/planPicture.ts';
import { call } from '../../data/http.ts';
import { useRefetchOnChange } from '../../data/live.ts';

/** Portions fall, and trucks are weighed, without a plan changing. */
const refreshMs = 20_000;
const told = ['shipPlanning', 'loadingPlan', 'shipUnloading', 'plumbLine', 'weighingRecord'] as const;

/** A plan against what was done. */
export const usePlan = (id: number | null) => {
  useRefetchOnChange(told, ['ship plan', id]);
  const { data, error } = useQuery({
    queryKey: ['ship plan', id],
    queryFn: ({ signal }) => call<PlanPicture>(`/ship_planning/${id}/picture`, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'Ongoing' ? refreshMs : false),
    enabled: id !== null,
  });
  return { plan: data, error };
};

/** The plans between two moments. */
export const usePlans = (from: string, to: string) => {
  useRefetchOnChange(told, ['ship board']);
  return useQuery({
    queryKey: ['ship board', from, to],
    queryFn: ({ signal }) =>
      call<{ rows: PlanPicture[]; more: boolean }>('/ship_planning_board', { query: { from, to }, signal }),
    refetchInterval: refreshMs,
  });
};
