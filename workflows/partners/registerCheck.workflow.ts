import { isCancellation, proxyActivities, workflowInfo } from '@temporalio/workflow';
import type { RegisterOffices } from './registerCheck.activities.ts';
import type { RegisterQuestion, KeptAnswer } from './registerCheck.messages.ts';

const { askRegister } = proxyActivities<RegisterOffices>({
  startToCloseTimeout: '10 seconds',
  scheduleToCloseTimeout: '12 seconds',
  retry: { initialInterval: '500 milliseconds', maximumAttempts: 2 },
});

/** Asks a register while a person waits. Null means that it has not answered, which does not stop the person's work. */
export async function registerCheck(question: RegisterQuestion): Promise<KeptAnswer | null> {
  try {
    return await askRegister({ key: workflowInfo().workflowId, question });
  } catch (error) {
    if (isCancellation(error)) throw error;
    return null;
  }
}
