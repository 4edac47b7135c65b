import { useQueryClient } from '@tanstack/react-query';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { recordCommands } from '../data/dataProvider.ts';
import { useText } from '../i18n/useText.ts';
import type { TextKey } from '../i18n/words.ts';
import { useOneAtATime } from '../parts/oneAtATime.ts';
import { useAsk } from '../parts/AskProvider.tsx';
import { useNotifyDone } from '../parts/DoneToast.tsx';
import { useSaveFirst } from '../parts/useSaveFirst.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';

/** The commands on one record besides saving: those that can be undone run immediately, the removal after a question. */
export function useRecordCommands(meta: ObjectMeta, record: AnyRecord) {
  const text = useText();
  const saveFirst = useSaveFirst();
  const { path } = meta;
  const { id } = record;
  const name = String(record.presentation ?? id);

  const atOnce = useAtOnce(path, name);

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
    remove: useRemoval(path, id, name),
  };
}

/** Runs a command at once, without a question, because it can be undone; the message offers to undo it. */
const useAtOnce = (path: string, name: string) => {
  const text = useText();
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const notifyDone = useNotifyDone();
  const run = async (command: () => Promise<unknown>, done: TextKey, undo: () => void): Promise<void> => {
    try {
      await command();
      notifyDone(text(done, { name }), undo);
      await client.invalidateQueries({ queryKey: [path] });
    } catch (error) {
      notifyError(error);
    }
  };
  // A second click must not run the same command again. The message `done` tells which command it is.
  return useOneAtATime(run, (...[, done]) => done);
};

/** Removes the record for good, after a question. Resolves with whether it is gone. */
const useRemoval = (path: string, id: number, name: string) => {
  const text = useText();
  const ask = useAsk();
  const client = useQueryClient();
  const notifyDone = useNotifyDone();
  const notifyError = useNotifyError();
  return async (): Promise<boolean> => {
    if (!(await ask({ text: text('detail.removeAsk', { name }), danger: true }))) return false;
    try {
      await recordCommands.remove(path, id);
      notifyDone(text('detail.removedDone', { name }));
      await client.invalidateQueries({ queryKey: [path] });
      return true;
    } catch (error) {
      notifyError(error);
      return false;
    }
  };
};
