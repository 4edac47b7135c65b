/** Whose a task is: a person's, or whoever's of a role takes it first. */
export interface Assignment {
  readonly executorId: number | null;
  readonly executorRoleId: number | null;
}

/** Whether somebody is there, and who stands in for them when they are not; ids of users. */
export interface Presence {
  readonly available: boolean;
  /** Who they have named themselves, if that person is there. */
  readonly deputyId: number | null;
  /** Who leads a department where they work or stands in for its leader, and is there; the leader first. */
  readonly leaderIds: readonly number[];
}

/** Whose the task of a stage is: what was chosen for it comes before what the stage says, and that before its template. */
export const wantedExecutor = (...said: readonly (Assignment | null)[]): Assignment =>
  said.find((each) => each !== null && (each.executorId !== null || each.executorRoleId !== null)) ?? nobody;

const nobody: Assignment = { executorId: null, executorRoleId: null };

/**
 * Who gets the task where its executor may be away: they themselves, else their deputy, else the role beside them, else
 * who leads them. Where nobody is there it stays theirs, and waits for them.
 */
export const presentExecutor = (wanted: Assignment, presence: Presence | null): Assignment => {
  const person = (executorId: number): Assignment => ({ executorId, executorRoleId: null });
  if (wanted.executorId === null || presence === null) return wanted;
  if (presence.available) return person(wanted.executorId);
  if (presence.deputyId !== null) return person(presence.deputyId);
  if (wanted.executorRoleId !== null) return { executorId: null, executorRoleId: wanted.executorRoleId };
  return person(presence.leaderIds[0] ?? wanted.executorId);
};
