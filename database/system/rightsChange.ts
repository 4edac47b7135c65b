import { systemTable } from './systemTable.ts';

/**
 * Rows that triggers write when somebody's rights may have changed. All ids together identify the present state of the
 * rights. There is one row, and a few if several transactions change rights at once.
 */
export const rightsChangeTable = systemTable({
  name: 'rights_change',
  properties: { id: { type: 'uuid', columnType: 'uuid', primary: true, defaultRaw: 'gen_random_uuid()' } },
});
