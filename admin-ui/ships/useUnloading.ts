import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { Reference } from '#domain/kernel/record.ts';
import type { UnloadingMove } from '#domain/ships/unloading.rules.ts';
import { call } from '../data/http.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';

export interface UnloadingPlace {
  readonly name: string;
  readonly boxId: number | null;
  readonly planned: string | null;
  readonly netto: string;
}

export interface UnloadingRun {
  readonly id: number;
  readonly number: number;
  readonly beginWeighting: string;
  readonly endWeighting: string | null;
  readonly scale: Reference | null;
  readonly hold: string | null;
  readonly box: Reference | null;
  readonly enumerator: string | null;
  readonly netto: string;
  readonly count: number;
  readonly lastAt: string | null;
}

export interface UnloadingPicture {
  readonly status: string;
  readonly approved: boolean;
  readonly allowed: readonly UnloadingMove[];
  readonly netto: string;
  readonly planned: string | null;
  readonly late: string;
  readonly holds: readonly UnloadingPlace[];
  readonly boxes: readonly UnloadingPlace[];
  readonly rows: readonly UnloadingRun[];
}

/** Portions fall without a record changing. */
const refreshMs = 5_000;

/** The unloading as it is now, and what may be done with it. */
export const useUnloading = (id: number) => {
  const client = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  useRefetchOnChange(['shipUnloading', 'plumbLine'], ['unloading', id]);
  const { data, error } = useQuery({
    queryKey: ['unloading', id],
    queryFn: ({ signal }) => call<UnloadingPicture>(`/ship_unloading/${id}/picture`, { signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'beginWeighting' ? refreshMs : false),
  });
  const act = async (command: () => Promise<unknown>): Promise<boolean> => {
    const refused = await command().then(
      () => undefined,
      (reason: unknown) => ({ error: reason }),
    );
    void client.invalidateQueries({ queryKey: ['unloading', id] });
    if (refused) notifyError(refused.error);
    else notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
    return refused === undefined;
  };
  return { picture: data, error, act };
};
