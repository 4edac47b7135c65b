import { reclamationRow, stateAfter, stateRow, standingOf } from '#database/service/reclamationRow.ts';
import type { ReclamationActivities, ReclamationReading } from '#workflows/service/reclamation.activities.ts';
import { withRefusals } from '../refusals.ts';
import { unlessRemoved } from '../unlessRemoved.ts';
import type { Dependencies } from '../dependencies.ts';
import { writeReclamationMove } from './moveReclamation.ts';
import { orderProduction } from './orderProduction.ts';
import { remindOfDecision } from './remindOfDecision.ts';

/** What is answered of a reclamation that was deleted for good. It counts as marked, because nobody is to decide it any more. */
const removedReclamation: ReclamationReading = {
  numberStr: '',
  standing: { state: null, decisionId: null },
  term: null,
  managerId: null,
  marked: true,
};

/** The activities of `reclamation`. Each call is one transaction, and each step has its effect once by its key. */
export function reclamationActivities({ database }: Dependencies): ReclamationActivities {
  return withRefusals<ReclamationActivities>({
    readReclamation: async ({ reclamationId }) => {
      const row = await unlessRemoved(reclamationRow(database.sql, reclamationId));
      if (!row) return removedReclamation;
      const { numberStr, term, managerId, marked } = row;
      return { numberStr, standing: standingOf(row), term, managerId, marked };
    },
    readReclamationState: ({ stateId }) => stateRow(database.sql, stateId),
    readReclamationDecision: async ({ decisionId: id }) => ({
      id,
      leadsTo: await stateAfter(database.sql, id),
    }),
    moveReclamation: (step) => database.once(step.key, (tx) => writeReclamationMove(tx, step)),
    orderProduction: (step) => database.once(step.key, (tx) => orderProduction(tx, step)),
    remindOfDecision: (reminder) => database.once(reminder.key, (tx) => remindOfDecision(tx, reminder)),
  });
}
