import type { SeenStages } from '#domain/processes/migration.rules.ts';
import type { MoveItem } from '#domain/processes/processAnswers.ts';

/** The stage of each process as the preview saw it. The server moves only processes that are still at that stage. */
export function seenIn(preview: readonly MoveItem[]): SeenStages {
  return Object.fromEntries(
    preview.flatMap(({ exemplarId, stageId }) => (stageId === null ? [] : [[exemplarId, stageId]])),
  );
}

/** The entries of `seen` for the processes of one call. */
export function seenOf(exemplarIds: readonly number[], seen: SeenStages): SeenStages {
  return Object.fromEntries(exemplarIds.flatMap((id) => (seen[id] === undefined ? [] : [[id, seen[id]]])));
}
