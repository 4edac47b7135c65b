import { condition, setHandler } from '@temporalio/workflow';
import { step } from './updates.messages.ts';

/** The smallest workflow that accepts so many updates. */
export async function bareUpdates(updates: number): Promise<number> {
  let done = 0;
  setHandler(step, () => (done += 1));
  await condition(() => done === updates);
  return done;
}
