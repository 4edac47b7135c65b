import {
  restingRecords,
  trucksUnderWay,
  type RestingRecord,
  type TruckUnderWay,
} from '#database/terminal/journeyRecords.ts';
import { isRunning } from '../isRunning.ts';
import { journeyId, journeyState } from '#workflows/terminal/journey.messages.ts';
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
  readonly runId: string;
}

/** Journeys that run, as the visibility store lists them, page by page. */
async function* runningJourneys({ client }: JourneyParts): AsyncGenerator<readonly Running[]> {
  const query = "WorkflowType = 'journey' and ExecutionStatus = 'Running'";
  let page: Running[] = [];
  for await (const { typedSearchAttributes, runId } of client.workflow.list({ query, pageSize })) {
    const id = Number(typedSearchAttributes.get(searchKeys.objectId));
    if (!Number.isInteger(id)) continue;
    page.push({ id, runId });
    if (page.length === pageSize) {
      yield page;
      page = [];
    }
  }
  yield page;
}

/**
 * For each disposition the run of its journey and the version of its record that were found to agree. As long as both are the
 * same, they agree still: a journey changes its state only with its record, or in another run.
 */
export type Agreed = Map<number, string>;

/** A journey is not waited for any longer: the next pass asks again. */
const answerWithinMs = 5000;
/** After so many journeys in turn that do not answer, no more are asked in this pass. */
const mostSilent = 3;

/** Whether a journey stands where its record does; undefined if it does not answer. */
const agrees = async (
  { client }: JourneyParts,
  { id, queue, disposition }: RestingRecord,
): Promise<boolean | undefined> => {
  try {
    const state = await client.withDeadline(Date.now() + answerWithinMs, () =>
      client.workflow.getHandle(journeyId(id)).query(journeyState),
    );
    // The disposition status tells where a truck stands only while it is on the terminal.
    return state.carsQueueStatus === queue && (queue !== 'ParkingExit' || state.status === disposition);
  } catch {
    return undefined;
  }
};

/**
 * Holds journeys against the records: a truck under way without a journey gets one, and a journey that stands elsewhere
 * than its record is asked to look at it, so that one whose record is at an end ends too.
 */
export async function reconcileJourneys(parts: JourneyParts, pass: string, agreed: Agreed): Promise<void> {
  const running = new Set<number>();
  let silent = 0;
  for await (const page of runningJourneys(parts)) {
    const runs = new Map(page.map(({ id, runId }) => [id, runId]));
    for (const id of runs.keys()) running.add(id);
    for (const record of await restingRecords(parts.database.sql, [...runs.keys()], settledSeconds)) {
      const found = `${runs.get(record.id)} ${record.version}`;
      if (agreed.get(record.id) === found || silent >= mostSilent) continue;
      const agree = await agrees(parts, record);
      silent = agree === undefined ? silent + 1 : 0;
      if (agree) agreed.set(record.id, found);
      if (agree === false) await pokeJourney(parts, record.id, `${pass}:${record.id}`);
    }
  }
  for (const id of agreed.keys()) if (!running.has(id)) agreed.delete(id);
  for await (const truck of allUnderWay(parts)) {
    if (!truck.settled || running.has(truck.id)) continue;
    if (!(await isRunning(parts.client, journeyId(truck.id)))) await beginJourney(parts, truck);
  }
}
