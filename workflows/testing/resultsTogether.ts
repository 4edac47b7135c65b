import { WorkflowClient } from '@temporalio/client';
import type { TestWorkflowEnvironment } from '@temporalio/testing';

/**
 * Lets the time of the test server pass while any number of results are awaited. The client of the test environment unlocks the
 * time once for each result. The server does not count an unlock of a time that is unlocked already, but it counts the lock that
 * follows: from then on no timer ended (temporalio/sdk-java, issue 1243).
 */
export function awaitResultsTogether({ client, connection }: TestWorkflowEnvironment): void {
  let awaited = 0;
  let isUnlocked = false;
  let turn: Promise<unknown> = Promise.resolve();
  const setTime = (): Promise<unknown> => {
    turn = turn.then(async () => {
      // The turns are taken one after the other, so an earlier one may have set the time as it is wanted now.
      if (isUnlocked === awaited > 0) return;
      isUnlocked = awaited > 0;
      const { testService } = connection;
      await (isUnlocked ? testService?.unlockTimeSkipping({}) : testService?.lockTimeSkipping({}));
    });
    return turn;
  };
  client.workflow.result = async (...args) => {
    awaited += 1;
    try {
      await setTime();
      // The plain client awaits a result without unlocking the time.
      return await WorkflowClient.prototype.result.apply(client.workflow, args);
    } finally {
      awaited -= 1;
      await setTime();
    }
  };
}
