import { failFields } from '#domain/kernel/fail.ts';
import type { Hooks } from '../writing/hooks.ts';

/** What the process itself wrote stays as it is; people add comments, and change their comments alone. */
export const bpHistoryHooks: Hooks = {
  beforeWrite: (draft, before, { actor }) => {
    if (actor.system) return;
    if (!before) {
      draft.date = new Date().toISOString();
      draft.executor = actor.userId;
      return;
    }
    const moved = 'exemplar' in draft && draft.exemplar !== before.exemplarId;
    const ofProcess = before.step !== null && 'comment' in draft && draft.comment !== before.comment;
    const changed = [...(moved ? ['exemplar'] : []), ...(ofProcess ? ['comment'] : [])];
    if (changed.length > 0) throw failFields(changed.map((field) => ({ field, code: 'read_only_field' })));
  },
};
