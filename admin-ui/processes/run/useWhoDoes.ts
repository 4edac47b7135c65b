import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { objects } from '#domain/objects.ts';
import type { ProcessStanding } from '#domain/processes/processAnswers.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { holderOf } from '../../tasks/taskCalls.ts';
import { useProcessHistory } from './useProcessHistory.ts';
import { whoDoes } from './whoDoes.ts';

/** Who executed each stage; the executor of the present task only for people who may read it. */
export function useWhoDoes(standing: ProcessStanding): ReadonlyMap<number, string> {
  const { exemplarId, taskId } = standing;
  const { data: history } = useProcessHistory(exemplarId);
  const { data: task } = useQuery({
    queryKey: ['process standing', exemplarId, 'task', taskId],
    queryFn: ({ signal }) => recordCalls.read(objects.task, String(taskId), { signal }),
    enabled: taskId !== null,
    // Not tried again: people who may not read the task are refused.
    retry: false,
  });
  return useMemo(
    () => whoDoes(standing, history?.rows ?? [], task && holderOf(task)?.presentation),
    [standing, history, task],
  );
}
