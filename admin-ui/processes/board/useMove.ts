import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { MoveItem } from '#domain/processes/processAnswers.ts';
import type { MoveWish } from '../run/processCalls.ts';
import { moveInParts } from './moveInParts.ts';

interface MoveEnd {
  readonly moved: readonly MoveItem[];
  /** Whether the dialog was closed before all were moved. */
  readonly stopped: boolean;
}

/**
 * Executes a move and reports its progress. It gives the outcome of each process, or the error that interrupted the move. After
 * an interruption a new preview shows what was moved. Closing the dialog stops the move between two calls.
 */
export function useMove(definitionId: number) {
  const client = useQueryClient();
  const [done, setDone] = useState<number>();
  const [items, setItems] = useState<readonly MoveItem[]>();
  const [interrupted, setInterrupted] = useState<unknown>();
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);

  const move = async (wish: MoveWish): Promise<MoveEnd> => {
    control.current = new AbortController();
    const { signal } = control.current;
    setDone(0);
    setInterrupted(undefined);
    const outcome = await moveInParts(definitionId, wish, { onProgress: setDone, signal }).catch(
      (refused: unknown) => {
        setDone(undefined);
        setInterrupted(refused);
        return undefined;
      },
    );
    for (const key of ['process instances', 'process board', 'process move'])
      await client.invalidateQueries({ queryKey: [key, definitionId] });
    setItems(outcome);
    return { moved: outcome ?? [], stopped: signal.aborted };
  };
  return { done, items, interrupted, move };
}
