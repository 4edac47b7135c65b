import { randomUUID } from 'node:crypto';
import { DateTime } from 'luxon';
import { businessZone } from '#domain/kernel/time.ts';
import type { Hooks } from '../writing/hooks.ts';
import { beginsWithDefault } from './firstStatus.hooks.ts';
import { termHooks } from './requestTerm.ts';

const withDefault = beginsWithDefault('interactionStatus').beforeWrite;

const term = termHooks('interaction');

/**
 * Gives a new interaction the default status, its ids and the month of its date, and counts the versions of an existing one. For
 * both, keeps when somebody is next notified of the term (`termHooks`).
 */
export const interactionHooks: Hooks = {
  beforeWrite: async (draft, before, context) => {
    await withDefault?.(draft, before, context);
    await term.beforeWrite(draft, before, context);
    if (before) {
      if (Object.keys(draft).length > 0)
        Object.assign(draft, { version: Number(before.version) + 1, versionUuid: randomUUID() });
      return;
    }
    draft.uuid ??= randomUUID();
    draft.versionUuid = randomUUID();
    draft.financialPeriod ??= monthOf(draft.date);
  },
  afterWrite: term.afterWrite,
};

/** The month of a document's date, in the zone of the terminal. */
const monthOf = (date: unknown): string => {
  const day = typeof date === 'string' ? DateTime.fromISO(date) : DateTime.now();
  return day.setZone(businessZone).toFormat('yyyy-MM');
};
