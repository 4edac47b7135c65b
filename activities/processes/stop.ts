import type { Exemplar } from '#database/processes/exemplar.ts';
import { stageNameFor } from '#database/processes/stageNames.ts';
import { administrators, notify } from '#database/platform/notify.ts';
import type { Transaction } from '#database/transaction.ts';
import type { KejaError } from '#domain/kernel/fail.ts';
import { defaultLanguage } from '#domain/kernel/language.ts';
import { nameIn } from '#domain/kernel/named.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { stopReasonOf, stopReasonText } from '#domain/processes/stopReason.ts';
import { writeHistory } from './history.ts';

/** Stops a process that cannot continue. Its history says why, and people who can correct it are notified. */
export async function stop(
  tx: Transaction,
  exemplar: Exemplar,
  at: string,
  result: 'error' | 'not_found_next_stage',
  error: KejaError,
): Promise<void> {
  const reason = stopReasonOf(error);
  await writeHistory(tx, exemplar, {
    step: 'Stopped',
    at,
    nextStageId: null,
    result,
    taskId: exemplar.taskId,
    // The text is for the search. It is also shown if the reason has no text in the reader's language.
    comment: stopReasonText(defaultLanguage, reason),
    reason,
  });
  await tx.records.update(systemActor, 'bpExemplar', exemplar.id, { result });
  await notify(tx, {
    to: [...(exemplar.authorId === null ? [] : [exemplar.authorId]), ...(await administrators(tx))],
    notice: 'processStuck',
    facts: async (language) => ({
      process: nameIn(language, exemplar),
      stage: (await stageNameFor(tx.sql, language, exemplar.graph, exemplar.stageId)) || '–',
      why: stopReasonText(language, reason) ?? '',
    }),
    about: { object: 'bpExemplar', id: exemplar.id },
  });
}
