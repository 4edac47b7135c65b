import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { recordCommands } from '../data/dataProvider.ts';
import { useText } from '../i18n/useText.ts';
import type { TextKey } from '../i18n/words.ts';
import { useAsk } from '../parts/AskProvider.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';

/** What can be done with one record besides writing it; each asks TAK or NIE first, and answers whether it was done. */
export const useRecordCommands = (meta: ObjectMeta, record: AnyRecord) => {
  const text = useText();
  const ask = useAsk();
  const client = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const { path } = meta;
  const { id } = record;
  const name = String(record.presentation ?? id);

  const run = useCallback(
    async (question: TextKey, command: () => Promise<unknown>, danger = false): Promise<boolean> => {
      if (!(await ask({ text: text(question, { name }), danger }))) return false;
      try {
        await command();
        notify('keja.common.done', { type: 'success' });
        await client.invalidateQueries({ queryKey: [path] });
        return true;
      } catch (error) {
        notifyError(error);
        return false;
      }
    },
    [ask, client, name, notify, notifyError, path, text],
  );

  return {
    confirm: () => run('detail.confirmAsk', () => recordCommands.confirm(path, id)),
    undoConfirm: () => run('detail.undoConfirmAsk', () => recordCommands.undoConfirm(path, id)),
    mark: () => run('detail.markAsk', () => recordCommands.mark(path, id, true)),
    restore: () => run('detail.restoreAsk', () => recordCommands.mark(path, id, false)),
    remove: () => run('detail.removeAsk', () => recordCommands.remove(path, id), true),
  };
};
