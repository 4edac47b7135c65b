import { systemTable } from './systemTable.ts';

/**
 * One row for every step that a workflow has taken, and for every write for which a caller gave a key. A repeated step or
 * write finds its key here and does nothing.
 */
export const transitionTable = systemTable({
  name: 'transition',
  properties: {
    key: { type: 'varchar(300)', columnType: 'varchar(300)', primary: true },
    result: { type: 'json', columnType: 'jsonb', nullable: true },
    at: { type: 'timestamptz(3)', columnType: 'timestamptz(3)', defaultRaw: 'now()' },
  },
});
