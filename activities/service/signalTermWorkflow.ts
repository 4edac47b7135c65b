import { termsWithin, type TermObject } from '#database/service/requestTerm.ts';
import { recordLink } from '#domain/platform/recordLink.ts';
import {
  requestTermChanged,
  requestTermStart,
  requestTermWorkflow,
} from '#workflows/service/requestTerm.messages.ts';
import type { Dependencies } from '../dependencies.ts';

type TermDependencies = Pick<Dependencies, 'client' | 'taskQueue' | 'publicUrl'>;

/** Signals the workflow of a term, and starts it if it does not run. A repeated signal only makes it read its record again. */
export async function signalTermWorkflow(
  { client, taskQueue, publicUrl }: TermDependencies,
  object: TermObject,
  id: number,
): Promise<void> {
  const start = requestTermStart({ object, id, taskQueue, link: recordLink(publicUrl, object, id) });
  await client.workflow.signalWithStart(requestTermWorkflow, { ...start, signal: requestTermChanged });
}

/** Longer than the time between two passes of the reconciler, so that each term is looked at before it comes. */
const aheadMinutes = 12;

/** Starts again the workflows of terms that come soon or should have come, if they were terminated or lost. */
export async function reconcileTerms(
  dependencies: TermDependencies & Pick<Dependencies, 'database'>,
): Promise<void> {
  for (const { object, id } of await termsWithin(dependencies.database.sql, aheadMinutes))
    await signalTermWorkflow(dependencies, object, id);
}
