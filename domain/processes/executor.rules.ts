/** The executor of a task: a person, or a role of which anyone may take it. */
export interface Assignment {
  readonly executorId: number | null;
  readonly executorRoleId: number | null;
}

/** Whether a person is available, and who replaces them; ids of users. */
export interface Presence {
  readonly available: boolean;
  /** The deputy whom they have named, if available. */
  readonly deputyId: number | null;
  /** The available leaders of their departments, or their deputies; the leader first. */
  readonly leaderIds: readonly number[];
}

/** The executor of a stage's task: the explicit choice comes first, then the stage, then its template. */
export function wantedExecutor(...assignments: readonly (Assignment | null)[]): Assignment {
  return (
    assignments.find((each) => each !== null && (each.executorId !== null || each.executorRoleId !== null)) ??
    nobody
  );
}

const nobody: Assignment = { executorId: null, executorRoleId: null };

/**
 * The executor if the wanted person may be absent: that person, else their deputy, else the role, else their leader. If nobody is
 * available, the task stays with the person and waits.
 * @param presence of the wanted person; null if no person is wanted
 */
export function presentExecutor(wanted: Assignment, presence: Presence | null): Assignment {
  const person = (executorId: number): Assignment => ({ executorId, executorRoleId: null });
  if (wanted.executorId === null || presence === null) return wanted;
  if (presence.available) return person(wanted.executorId);
  if (presence.deputyId !== null) return person(presence.deputyId);
  if (wanted.executorRoleId !== null) return { executorId: null, executorRoleId: wanted.executorRoleId };
  return person(presence.leaderIds[0] ?? wanted.executorId);
}
