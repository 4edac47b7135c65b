import type { Transaction } from '#database/transaction.ts';
import type { ProcessActivities, ProcessPlace } from '#workflows/processes/process.activities.ts';
import { withRefusals } from '../refusals.ts';
import type { Dependencies } from '../dependencies.ts';
import { begin, completeStage, tryAgain } from './goOn.ts';
import { moveToVersion } from './moveToVersion.ts';
import { placeOf } from './place.ts';
import { cancel, redirect } from './steer.ts';

interface Step {
  readonly key: string;
  readonly exemplarId: number;
}

/** The activities of a process. Each call is one transaction, and each step has its effect once by its key. */
export function processActivities({ database }: Dependencies): ProcessActivities {
  /**
   * Makes an activity that does `work` once by the key of the step, and answers the state of the process. The state is read each
   * time, so that a repeated step answers the present one.
   */
  const step =
    <S extends Step>(work: (tx: Transaction, input: S) => Promise<void>) =>
    async (input: S): Promise<ProcessPlace> => {
      await database.once(input.key, (tx) => work(tx, input));
      return placeOf(database.sql, input.exemplarId);
    };
  return withRefusals<ProcessActivities>({
    readProcess: ({ exemplarId }) => placeOf(database.sql, exemplarId),
    beginProcess: step((tx, { exemplarId, at }) => begin(tx, exemplarId, at)),
    completeStage: step(completeStage),
    tryAgain: step(tryAgain),
    redirectProcess: step(redirect),
    cancelProcess: step(cancel),
    moveProcess: step(moveToVersion),
  });
}
