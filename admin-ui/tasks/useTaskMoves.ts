import { useQueryClient } from '@tanstack/react-query';
import { nameIn, type Named } from '#domain/kernel/named.ts';
import { enumLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import { eventOfMove, type TaskMove } from '#domain/processes/task.rules.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { useNotifyDone } from '../parts/DoneToast.tsx';
import { useOneAtATime } from '../parts/oneAtATime.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { taskCalls, type MoveWords } from './taskCalls.ts';

/** What a move needs of its task: the id, and the name in each language for the message. */
type MovedTask = Named & { readonly id: number };

type TaskMoveOutcome = { readonly done: true } | { readonly done: false; readonly error: unknown };

/** Makes a move of a task and shows the result. Tasks are read again also after a refusal: somebody may have been faster. */
export function useTaskMoves() {
  const text = useText();
  const language = useLanguage();
  const client = useQueryClient();
  const notifyDone = useNotifyDone();
  const notifyError = useNotifyError();
  return useOneAtATime(
    async ({ id, ...named }: MovedTask, move: TaskMove, words: MoveWords = {}): Promise<TaskMoveOutcome> => {
      const outcome = await taskCalls.move(id, move, words).then(
        () => ({ done: true }) as const,
        (error: unknown) => ({ done: false, error }) as const,
      );
      for (const key of ['tasks', 'task standing', objects.task.path])
        void client.invalidateQueries({ queryKey: [key] });
      const message = text('tasks.done', {
        task: nameIn(language, named),
        move: enumLabel(language, 'taskMove', eventOfMove[move]),
      });
      if (outcome.done) notifyDone(message);
      else notifyError(outcome.error);
      return outcome;
    },
    // A second click would be refused, because the task has been moved already.
    (...[{ id }, move]) => `${id} ${move}`,
  );
}
