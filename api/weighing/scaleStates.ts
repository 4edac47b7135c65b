import type { Database } from '#database/connect.ts';
import { scalePlaces } from '#database/weighing/scales.ts';
import type { ScalePlace, ScaleState } from '#domain/weighing/scaleState.ts';
import { agentEvents, agentHealth, type ScaleHealth } from '#domain/weighing/scaleMessages.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { AskAgent } from './agentQuestions.ts';

/** An agent that does not answer in time counts as not connected. */
const answersWithinMs = 1500;

/**
 * The scales that the actor may see, each with its present health: null if its agent does not answer or does not report it.
 * @param onlyScaleId the only scale that is asked for; all scales without it
 */
export async function scaleStates(
  database: Database,
  askAgent: AskAgent,
  actor: Actor,
  onlyScaleId?: number,
): Promise<ScaleState[]> {
  const places = await placesOf(database, actor, onlyScaleId);
  const agentIds = [...new Set(places.flatMap(({ agentId }) => agentId ?? []))];
  const answers = new Map(
    await Promise.all(agentIds.map(async (id) => [id, await healthOf(askAgent, id)] as const)),
  );
  return places.map((place) => {
    const answer = place.agentId === null ? undefined : answers.get(place.agentId);
    return {
      ...place,
      agentConnected: answer !== undefined,
      health: answer?.find(({ scaleId }) => scaleId === place.scaleId) ?? null,
    };
  });
}

const healthOf = async (askAgent: AskAgent, agentId: number): Promise<ScaleHealth[] | undefined> =>
  agentHealth.safeParse(await askAgent(agentId, agentEvents.state, null, answersWithinMs)).data;

const placesOf = async (database: Database, actor: Actor, onlyScaleId?: number): Promise<ScalePlace[]> => {
  const rows = await scalePlaces(database.sql, onlyScaleId ?? null);
  // Whether the actor may see the scale of each row.
  const visibility = await Promise.all(
    rows.map(async ({ scaleId }) => (await database.records.seenBy([actor], 'scale', scaleId))[0]),
  );
  return rows
    .filter((_row, index) => visibility[index])
    .map((row) => ({
      ...row,
      agentLastSeenAt: row.agentLastSeenAt && new Date(row.agentLastSeenAt).toISOString(),
    }));
};
