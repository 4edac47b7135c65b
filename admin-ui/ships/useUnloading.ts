import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { callApi } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';

/** A portion changes no record, so the unloading is read again at this interval while it is weighed. */
const refreshMs = 5_000;

/**
 * The present state of an unloading, and `act`, which runs a command and shows its result. `act` resolves to whether the command
 * succeeded.
 */
export function useUnloading(id: number) {
  const client = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  useRefetchOnChange(['shipUnloading', 'plumbLine'], ['unloading', id]);
  const { data, error } = useQuery({
    queryKey: ['unloading', id],
    queryFn: ({ signal }) => callApi('GET /ship_unloading/:id/picture', { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'beginWeighting' ? refreshMs : false),
  });
  const act = async (command: () => Promise<unknown>): Promise<boolean> => {
    const failure = await command().then(
      () => undefined,
      (reason: unknown) => ({ error: reason }),
    );
    void client.invalidateQueries({ queryKey: ['unloading', id] });
    if (failure) notifyError(failure.error);
    else notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
    return failure === undefined;
  };
  return { picture: data, error, act };
}
