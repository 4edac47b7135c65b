import { systemTable } from './systemTable.ts';

/** The references that moved when two counterparties were merged: undoing moves exactly these back. */
export const firmMergeMovedTable = systemTable({
  name: 'firm_merge_moved',
  properties: {
    merge_id: { references: 'firm_merge', fieldName: 'merge_id', deleteRule: 'cascade', primary: true },
    /** The place of the reference, as `salesOrder.customer`, `deliverySchedule.items.counterparty` or `file.objectId`. */
    place: { type: 'varchar(130)', columnType: 'varchar(130)', primary: true },
    /** The id of the row that holds it: of the record, or of a row of its table part. */
    row_id: { type: 'integer', fieldName: 'row_id', primary: true },
  },
});
