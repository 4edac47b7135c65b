import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { objects } from '#domain/objects.ts';
import type { ProcessStanding } from '#domain/processes/processAnswers.ts';
import { call } from '../../data/http.ts';
import { holderOf, type Task } from '../../tasks/taskCalls.ts';
import { useProcessHistory } from './useProcessHistory.ts';
import { whoDoes } from './whoDoes.ts';

/** Whose each stage was and is; of the task at hand only for who may see it. */
export const useWhoDoes = (standing: ProcessStanding): ReadonlyMap<number, string> => {
  const { exemplarId, taskId } = standing;
  const { data: history } = useProcessHistory(exemplarId);
  const { data: task } = useQuery({
    queryKey: ['process standing', exemplarId, 'task', taskId],
    queryFn: ({ signal }) => call<Task>(`/${objects.task.path}/${taskId}`, { signal }),
    enabled: taskId !== null,
    retry: false,
  });
  return useMemo(
    () => whoDoes(standing, history?.rows ?? [], task && holderOf(task)?.presentation),
    [standing, history, task],
  );
};
