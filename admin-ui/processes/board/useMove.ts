import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { MoveItem } from '#domain/processes/processAnswers.ts';
import type { MoveRequest } from '../run/processCalls.ts';
import { moveInParts } from './moveInParts.ts';

interface MoveEnd {
  readonly outcomes: readonly MoveItem[];
  /** Whether the dialog was closed before all were moved. */
  readonly stopped: boolean;
}

/**
 * Executes a move and reports its progress. It gives the outcome of each process, or the error that interrupted the move. After
 * an interruption a new preview shows what was moved. Closing the dialog stops the move between two calls.
 * @returns `done`: how many processes have been tried so far, undefined before the move and after an error; `items`: the outcomes
 */
export function useMove(definitionId: number) {
  const client = useQueryClient();
  const [done, setDone] = useState<number>();
  const [items, setItems] = useState<readonly MoveItem[]>();
  const [interruption, setInterruption] = useState<unknown>();
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);

  const move = async (request: MoveRequest): Promise<MoveEnd> => {
    control.current = new AbortController();
    const { signal } = control.current;
    setDone(0);
    setInterruption(undefined);
    const outcomes = await moveInParts(definitionId, request, { onProgress: setDone, signal }).catch(
      (error: unknown) => {
        setDone(undefined);
        setInterruption(error);
        return undefined;
      },
    );
    for (const key of ['process instances', 'process board', 'process move'])
      await client.invalidateQueries({ queryKey: [key, definitionId] });
    setItems(outcomes);
    return { outcomes: outcomes ?? [], stopped: signal.aborted };
  };
  return { done, items, interruption, move };
}
