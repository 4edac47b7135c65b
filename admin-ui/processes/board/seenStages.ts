import type { SeenStages } from '#domain/processes/migration.rules.ts';
import type { MoveItem } from '#domain/processes/processAnswers.ts';

/** On which stage a preview saw each process. */
export const seenIn = (preview: readonly MoveItem[]): SeenStages =>
  Object.fromEntries(
    preview.flatMap(({ exemplarId, stageId }) => (stageId === null ? [] : [[exemplarId, stageId]])),
  );

/** The same of some of them: what one call moves. */
export const seenOf = (exemplarIds: readonly number[], seen: SeenStages): SeenStages =>
  Object.fromEntries(exemplarIds.flatMap((id) => (seen[id] === undefined ? [] : [[id, seen[id]]])));
