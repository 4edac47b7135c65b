import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { recordCommands } from '../data/dataProvider.ts';
import { useText } from '../i18n/useText.ts';
import type { TextKey } from '../i18n/words.ts';
import { useAsk } from '../parts/AskProvider.tsx';
import { useNotifyDone } from '../parts/DoneToast.tsx';
import { useSaveFirst } from '../parts/useSaveFirst.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';

/** The commands on one record besides saving: those that can be undone run immediately, the others after a question. */
export function useRecordCommands(meta: ObjectMeta, record: AnyRecord) {
  const text = useText();
  const ask = useAsk();
  const saveFirst = useSaveFirst();
  const client = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const notifyDone = useNotifyDone();
  const { path } = meta;
  const { id } = record;
  const name = String(record.presentation ?? id);

  const run = useCallback(
    async (
      question: TextKey,
      command: () => Promise<unknown>,
      done: TextKey,
      danger = false,
    ): Promise<boolean> => {
      if (!(await ask({ text: text(question, { name }), danger }))) return false;
      try {
        await command();
        const said = text(done, { name });
        notify(said, { type: 'success', messageArgs: { _: said } });
        await client.invalidateQueries({ queryKey: [path] });
        return true;
      } catch (error) {
        notifyError(error);
        return false;
      }
    },
    [ask, client, name, notify, notifyError, path, text],
  );

  /** Runs a command that can be undone without a question; the message offers to undo it. */
  const atOnce = async (command: () => Promise<unknown>, done: TextKey, back: () => void): Promise<void> => {
    try {
      await command();
      notifyDone(text(done, { name }), back);
      await client.invalidateQueries({ queryKey: [path] });
    } catch (error) {
      notifyError(error);
    }
  };

  const mark = (): Promise<void> =>
    atOnce(
      () => recordCommands.mark(path, id, true),
      'detail.markedDone',
      () => void restore(),
    );
  const restore = (): Promise<void> =>
    atOnce(
      () => recordCommands.mark(path, id, false),
      'detail.restoredDone',
      () => void mark(),
    );
  const confirm = (): Promise<void> =>
    atOnce(
      () => recordCommands.confirm(path, id),
      'detail.confirmedDone',
      () => void undoConfirm(),
    );
  const undoConfirm = (): Promise<void> =>
    atOnce(
      () => recordCommands.undoConfirm(path, id),
      'detail.undoConfirmDone',
      () => void confirm(),
    );

  /** A confirmed document cannot be written, so typed values must be saved before. */
  const saveAndConfirm = async (): Promise<void> => {
    if (await saveFirst(text('detail.saveAndConfirmAsk', { name }), text('detail.saveAndConfirm')))
      await confirm();
  };

  return {
    confirm: saveAndConfirm,
    undoConfirm,
    mark,
    restore,
    remove: () => run('detail.removeAsk', () => recordCommands.remove(path, id), 'detail.removedDone', true),
  };
}
