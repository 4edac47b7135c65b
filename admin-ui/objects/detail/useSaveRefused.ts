import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { problemCode } from '../../data/problem.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';

/**
 * Shows why a save was refused. If a colleague changed the same field, the record is read again and the form shows the
 * change.
 */
export function useSaveRefused(meta: ObjectMeta) {
  const client = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  return async (error: unknown): Promise<void> => {
    if (problemCode(error) !== 'stale_record') return notifyError(error);
    notify('keja.detail.clash', { type: 'warning', autoHideDuration: 10_000 });
    await client.invalidateQueries({ queryKey: [meta.path, 'current'] });
  };
}
