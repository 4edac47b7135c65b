import { systemTable } from './systemTable.ts';

/** One row for every step a workflow has taken, and for every write that a caller named: what comes twice finds its key here and does nothing. */
export const transitionTable = systemTable({
  name: 'transition',
  properties: {
    key: { type: 'varchar(300)', columnType: 'varchar(300)', primary: true },
    result: { type: 'json', columnType: 'jsonb', nullable: true },
    at: { type: 'timestamptz(3)', columnType: 'timestamptz(3)', defaultRaw: 'now()' },
  },
});
