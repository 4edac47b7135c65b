import { restingStages, trucksUnderWay, type TruckUnderWay } from '#database/terminal/journeyRecords.ts';
import { isRunning } from '../isRunning.ts';
import { journeyId } from '#workflows/terminal/journey.messages.ts';
import { searchKeys } from '#workflows/searchAttributes.ts';
import { beginJourney, pokeJourney, type JourneyParts } from './beginJourney.ts';

/** A record that was written more recently than this may have a journey that is just being told of it. */
export const settledSeconds = 60;
/** Records that are read at once. */
const pageSize = 500;

/** Trucks that have arrived and not left, a page after the other. */
async function* allUnderWay({ database }: JourneyParts): AsyncGenerator<TruckUnderWay> {
  for (let after = 0; ;) {
    const page = await trucksUnderWay(database.sql, { after, size: pageSize, settledSeconds });
    yield* page;
    if (page.length < pageSize) return;
    after = page.at(-1)?.id ?? 0;
  }
}

interface Running {
  readonly id: number;
  readonly stage: string | undefined;
}

/** Journeys that run, as the visibility store lists them, page by page. */
async function* runningJourneys({ client }: JourneyParts): AsyncGenerator<readonly Running[]> {
  const query = "WorkflowType = 'journey' and ExecutionStatus = 'Running'";
  let page: Running[] = [];
  for await (const { typedSearchAttributes } of client.workflow.list({ query, pageSize })) {
    const id = Number(typedSearchAttributes.get(searchKeys.objectId));
    if (!Number.isInteger(id)) continue;
    page.push({ id, stage: typedSearchAttributes.get(searchKeys.stage) });
    if (page.length === pageSize) {
      yield page;
      page = [];
    }
  }
  yield page;
}

/**
 * Holds journeys against the records: a truck under way without a journey gets one, and a journey that stands elsewhere
 * than its record is asked to look at it, so that one whose record is at an end ends too.
 */
export async function reconcileJourneys(parts: JourneyParts, pass: string): Promise<void> {
  const running = new Set<number>();
  for await (const page of runningJourneys(parts)) {
    const stages = new Map(page.map(({ id, stage }) => [id, stage]));
    for (const id of stages.keys()) running.add(id);
    const resting = await restingStages(parts.database.sql, [...stages.keys()], settledSeconds);
    for (const { id, stage } of resting)
      if (stages.get(id) !== stage) await pokeJourney(parts, id, `${pass}:${id}`);
  }
  for await (const truck of allUnderWay(parts)) {
    if (!truck.settled || running.has(truck.id)) continue;
    if (!(await isRunning(parts.client, journeyId(truck.id)))) await beginJourney(parts, truck);
  }
}
