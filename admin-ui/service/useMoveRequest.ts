import { useQueryClient } from '@tanstack/react-query';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useText } from '../i18n/useText.ts';
import { useOneAtATime } from '../parts/oneAtATime.ts';
import { useNotifyDone } from '../parts/DoneToast.tsx';
import { useNotifyRefused } from '../parts/useNotifyRefused.ts';

/**
 * Returns a function that writes the status of a request or an interaction. A message confirms the new status, with an undo
 * button if the way back is legal. A refusal is shown without the name of the field, because its text says that it is about the
 * status.
 */
export function useMoveRequest(object: Declaration) {
  const text = useText();
  const notifyRefused = useNotifyRefused();
  const notifyDone = useNotifyDone();
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: [object.path] });
  const write = (id: number, status: number, updatedAt: string) =>
    recordCalls.write(object, id, { status, updatedAt });

  const move = async (
    record: AnyRecord,
    to: { readonly id: number; readonly name: string },
    isLegal: (from: number, to: number) => boolean,
  ): Promise<void> => {
    const from = isReference(record.status) ? record.status.id : undefined;
    const takeBack = (status: number, updatedAt: string) =>
      void write(record.id, status, updatedAt)
        .catch((refused: unknown) => notifyRefused(object, refused, 'status'))
        .finally(() => void refetch());
    try {
      const { updatedAt } = await write(record.id, to.id, record.updatedAt);
      const message = text('statusBoard.moved', { name: String(record.numberStr ?? ''), status: to.name });
      const undo = from !== undefined && isLegal(to.id, from) ? () => takeBack(from, updatedAt) : undefined;
      notifyDone(message, undo);
    } catch (refused) {
      notifyRefused(object, refused, 'status');
    } finally {
      await refetch();
    }
  };
  // A second click on the same move gets the answer to the first.
  return useOneAtATime(move, (...[{ id }, to]) => `${id} ${to.id}`);
}
