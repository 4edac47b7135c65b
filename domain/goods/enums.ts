import { defineEnum } from '../kernel/enumeration.ts';

/** The kind of vehicle that carries the load: a truck, a trailer or a railway wagon. */
export const transport = defineEnum('transport', ['Car', 'Trailer', 'Carriage']);
export const bomStatus = defineEnum('bomStatus', ['active', 'draft', 'canceled']);
export const inventoryCategoryType = defineEnum('inventoryCategoryType', ['income', 'expense', 'moving']);
/** Whether the prices of a document's lines include VAT. */
export const amountsType = defineEnum('amountsType', ['brutto', 'netto']);
export const stockMovement = defineEnum('stockMovement', ['Receipt', 'Expense']);
