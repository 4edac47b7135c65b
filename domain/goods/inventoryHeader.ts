import {
  date,
  decimal,
  enumeration,
  integer,
  money,
  reference,
  rows,
  text,
  type Fields,
} from '../kernel/field.ts';
import { amountsType } from './enums.ts';

/** The fields that delivery notes and inventory documents share. */
export const inventoryHeader = {
  operationType: reference('inventoryOperationType'),
  status: reference('inventoryStatus'),
  client: reference('counterparty'),
  salesOrder: reference('salesOrder'),
  project: reference('project'),
  warehouseFrom: reference('warehouse'),
  warehouseTo: reference('warehouse'),
  boxFrom: reference('box'),
  boxTo: reference('box'),
  /** The owner of the goods, in whatever place they are. */
  owner: reference('counterparty'),
  incomingDate: date(),
  incomingNumber: text({ maxLength: 40 }),
  /** Name and id of the record that this one was made from, whatever object it is of. */
  basicDocumentType: text({ maxLength: 60 }),
  basicDocumentId: integer({ min: 1 }),
  amountsType: enumeration(amountsType, { default: 'brutto' }),
  currency: reference('currency', { takes: ['client.currency', { record: { code: 'PLN' } }] }),
  exchangeRate: decimal({ min: '0', scale: 4 }),
  exchangeRateDate: date(),
  exchangeRateTableNumber: text({ maxLength: 40 }),
  comment: text({ multiline: true }),
} as const satisfies Fields;

/** The lines of these documents; `amountsType` says whether the price includes VAT. */
export const inventoryItems = rows({
  product: reference('product', { required: true }),
  quantity: decimal({ min: '0', scale: 3 }),
  unitOfMeasure: reference('unitOfMeasure'),
  price: money({ min: '0' }),
  vatRate: reference('vatRate'),
  sumNetto: money({ summed: true }),
  sumVat: money({ summed: true }),
  sumBrutto: money({ summed: true }),
});
