import { useQuery } from '@tanstack/react-query';
import { useGetIdentity, usePermissions } from 'ra-core';
import { useCallback, useMemo } from 'react';
import {
  allowedTaskMoves,
  mayMoveTask,
  taskStageOf,
  type TaskMove,
  type TaskState,
} from '#domain/processes/task.rules.ts';
import { taskCalls, type OwnRole, type Task } from './taskCalls.ts';

const noRoles: readonly OwnRole[] = [];

/**
 * The reader's roles, and the moves that they may make in a list. Moves of a superior (`isLeader`) are left out, because only the
 * server knows who is the superior of whom.
 */
export function useOwnTasks() {
  const { data: identity } = useGetIdentity();
  const { permissions } = usePermissions<{ fullRights: boolean }>();
  const { data, error } = useQuery({ queryKey: ['own task roles'], queryFn: taskCalls.ownRoles });
  const id = Number(identity?.id ?? 0);
  const roles = data?.rows ?? noRoles;
  const fullRights = permissions?.fullRights === true;
  const reader = useMemo(() => ({ id, roles: roles.map((role) => role.id) }), [id, roles]);

  const movesOf = useCallback(
    (task: Task): readonly TaskMove[] => {
      const state: TaskState = { ...task, stage: taskStageOf(task) };
      const who = {
        fullRights,
        isExecutor: task.executorId === reader.id,
        isMember: task.executorRoleId !== null && reader.roles.includes(task.executorRoleId),
        isChecker: task.checkerId === reader.id,
        isAuthor: task.authorId === reader.id,
        isLeader: false,
      };
      return allowedTaskMoves(state).filter((move) => mayMoveTask(state, move, who));
    },
    [reader, fullRights],
  );
  return { isReady: identity !== undefined && data !== undefined, error, reader, roles, movesOf };
}
