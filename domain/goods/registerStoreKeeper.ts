import { register } from '../kernel/declaration.ts';
import { datetime, decimal, enumeration, money, reference, text } from '../kernel/field.ts';
import { stockMovement } from './enums.ts';

/** The storekeeper's book: the goods that came into a place or left it, with their owner and the confirmed document. */
export const registerStoreKeeper = register('registerStoreKeeper', {
  module: 'goods',
  path: 'register_store_keeper',
  writtenBy: 'server',
  access: { read: ['operator', 'sales'], modify: [] },
  sort: { field: 'date', desc: true },
  search: ['comment'],
  list: [
    'date',
    'movement',
    'product',
    'quantity',
    'unitOfMeasure',
    'warehouse',
    'box',
    'owner',
    'deliveryNote',
  ],
  indexes: [['product', 'warehouse', 'date'], ['warehouse', 'date'], ['deliveryNote'], ['inventoryDocument']],
  fields: {
    date: datetime({ required: true }),
    movement: enumeration(stockMovement, { default: 'Receipt' }),
    product: reference('product', { required: true }),
    productVariant: reference('productVariant', {
      like: { product: 'product' },
      mismatchError: 'variant_of_other_product',
    }),
    warehouse: reference('warehouse'),
    box: reference('box'),
    owner: reference('counterparty'),
    quantity: decimal({ min: '0', scale: 3, default: '0.000' }),
    unitOfMeasure: reference('unitOfMeasure'),
    amount: money(),
    inventoryDocument: reference('inventoryDocument'),
    deliveryNote: reference('deliveryNote'),
    comment: text({ multiline: true }),
  },
});
