import { systemTable } from './systemTable.ts';

/**
 * Rows written by triggers when somebody's rights may have changed; the ids that are there say in which state the rights
 * are. There is one row, and a few where several transactions change rights at once.
 */
export const rightsChangeTable = systemTable({
  name: 'rights_change',
  properties: { id: { type: 'uuid', columnType: 'uuid', primary: true, defaultRaw: 'gen_random_uuid()' } },
});
