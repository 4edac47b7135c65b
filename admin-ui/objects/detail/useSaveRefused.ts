import { useQueryClient } from '@tanstack/react-query';
import { HttpError } from 'ra-core';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { problemCode, type ProblemBody } from '../../data/problem.ts';
import { useText } from '../../i18n/useText.ts';
import { useAsk } from '../../parts/AskProvider.tsx';
import { useNotifyError } from '../../parts/useNotifyError.ts';

const hasFieldErrors = (error: unknown): boolean =>
  error instanceof HttpError && (error.body as ProblemBody | null)?.errors !== undefined;

/** What follows a refused save: errors stand at their fields, a colleague's change offers to be loaded, the rest is said. */
export const useSaveRefused = (meta: ObjectMeta, id: number | undefined) => {
  const text = useText();
  const ask = useAsk();
  const client = useQueryClient();
  const notifyError = useNotifyError();
  return async (error: unknown): Promise<void> => {
    if (hasFieldErrors(error)) return;
    if (problemCode(error) !== 'stale_record' || id === undefined) return notifyError(error);
    const load = await ask({
      text: [text('detail.staleTitle'), text('detail.staleText'), text('detail.staleReload')].join('\n'),
    });
    if (load) await client.invalidateQueries({ queryKey: [meta.path, 'getOne'] });
  };
};
