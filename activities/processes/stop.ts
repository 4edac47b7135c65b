import type { Exemplar } from '#database/processes/exemplar.ts';
import { administrators, notify } from '#database/platform/notify.ts';
import type { Transaction } from '#database/transaction.ts';
import type { KejaError } from '#domain/kernel/fail.ts';
import { defaultLanguage } from '#domain/kernel/language.ts';
import { errorMessage } from '#domain/labels/index.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { stageOf } from '#domain/processes/processGraph.ts';
import { writeHistory } from './history.ts';

/** The process cannot go on by itself: its history says why, and who can mend it hears of it. */
export const stop = async (
  tx: Transaction,
  exemplar: Exemplar,
  at: string,
  result: 'error' | 'not_found_next_stage',
  because: KejaError,
): Promise<void> => {
  const why = reasonOf(because);
  await writeHistory(tx, exemplar, {
    step: 'Stopped',
    at,
    nextStageId: null,
    result,
    taskId: exemplar.taskId,
    comment: why,
  });
  await tx.records.update(systemActor, 'bpExemplar', exemplar.id, { result });
  await notify(tx, {
    to: [...(exemplar.authorId === null ? [] : [exemplar.authorId]), ...(await administrators(tx))],
    notice: 'processStuck',
    facts: {
      process: `${exemplar.definitionName} ${exemplar.id}`,
      stage: exemplar.stageId === null ? '–' : (stageOf(exemplar.graph, exemplar.stageId)?.name ?? '–'),
      why,
    },
    about: { object: 'bpExemplar', id: exemplar.id },
  });
};

/** A record that was refused names its fields. */
const reasonOf = ({ code, params, errors }: KejaError): string =>
  [
    errorMessage(defaultLanguage, code, params),
    ...errors.map((each) => `${each.field}: ${errorMessage(defaultLanguage, each.code, each.params)}`),
  ].join(' ');
