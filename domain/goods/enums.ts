import { defineEnum } from '../kernel/enumeration.ts';

/** What carries the load: a truck, its trailer, a railway carriage. */
export const transport = defineEnum('transport', ['Car', 'Trailer', 'Carriage']);
export const bomStatus = defineEnum('bomStatus', ['active', 'draft', 'canceled']);
export const inventoryCategoryType = defineEnum('inventoryCategoryType', ['income', 'expense', 'moving']);
/** Whether the prices of a document's lines hold their VAT. */
export const amountsType = defineEnum('amountsType', ['brutto', 'netto']);
export const stockMovement = defineEnum('stockMovement', ['Receipt', 'Expense']);
