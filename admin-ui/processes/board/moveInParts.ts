import type { MoveItem } from '#domain/processes/processAnswers.ts';
import { processCalls, type MoveRequest } from '../run/processCalls.ts';
import { seenOf } from './seenStages.ts';

/** The number of processes in one call: for a preview, and for a move that people wait for. */
const inOneCall = { preview: 500, move: 50 } as const;

interface Watch {
  /** Called after each call with the number of processes that the calls so far were about. */
  readonly onProgress?: (done: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Moves any number of processes, or previews their move, in several calls that are each short. `signal` stops it before the next
 * call; the answer then has the processes of the calls so far.
 */
export async function moveInParts(
  definitionId: number,
  request: MoveRequest,
  { onProgress, signal }: Watch = {},
): Promise<readonly MoveItem[]> {
  const size = inOneCall[request.preview ? 'preview' : 'move'];
  const items: MoveItem[] = [];
  const { exemplarIds = [], seen } = request;
  for (let from = 0; from < exemplarIds.length; from += size) {
    if (signal?.aborted) break;
    const part = exemplarIds.slice(from, from + size);
    const partRequest = { ...request, exemplarIds: part, ...(seen ? { seen: seenOf(part, seen) } : {}) };
    items.push(...(await processCalls.move(definitionId, partRequest)).items);
    onProgress?.(from + part.length);
  }
  return items;
}
