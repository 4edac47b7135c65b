import { useQueryClient } from '@tanstack/react-query';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { fieldErrorsOf, problemCode } from '../../data/problem.ts';
import { useText } from '../../i18n/useText.ts';
import { useAsk } from '../../parts/AskProvider.tsx';
import { useNotifyError } from '../../parts/useNotifyError.ts';

/** What follows a refused save: errors stand at their fields, a colleague's change offers to be loaded, the rest is said. */
export const useSaveRefused = (meta: ObjectMeta, id: number | undefined) => {
  const text = useText();
  const ask = useAsk();
  const client = useQueryClient();
  const notifyError = useNotifyError();
  return async (error: unknown): Promise<void> => {
    if (fieldErrorsOf(error)) return;
    if (problemCode(error) !== 'stale_record' || id === undefined) return notifyError(error);
    const load = await ask({
      text: [text('detail.staleTitle'), text('detail.staleText'), text('detail.staleReload')].join('\n'),
    });
    if (load) await client.invalidateQueries({ queryKey: [meta.path, 'getOne'] });
  };
};
