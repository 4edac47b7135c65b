import { systemTable } from './systemTable.ts';

/**
 * One row for each transaction that may have changed what somebody may do, written by triggers. The ids that are there say
 * in which state the rights are.
 */
export const rightsChangeTable = systemTable({
  name: 'rights_change',
  properties: { id: { type: 'bigint', primary: true, autoincrement: true } },
});
