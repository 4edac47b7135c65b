/**
 * Every change of a running workflow's commands that is guarded by `patched(id)`, until it can be removed.
 * A test compares this list with the ids in the code, so that none is forgotten on either side.
 */
export interface Patch {
  /** `YYYY-MM-what`, as it stands in `patched('…')`. */
  readonly id: string;
  readonly why: string;
  /** When the old branch, and later the patch itself, may go: after which histories have left retention. */
  readonly removable: string;
}

export const patches: readonly Patch[] = [];
