import { activeStatus } from '../platform/enums.ts';
import { catalog } from '../kernel/declaration.ts';
import {
  boolean,
  decimal,
  enumeration,
  integer,
  reference,
  rows,
  text,
  translated,
} from '../kernel/field.ts';

/** A product that is brought, stored and sold, with its names for foreign customers. */
export const product = catalog('product', {
  module: 'goods',
  path: 'products',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator', 'sales'] },
  search: ['name', 'code', 'article'],
  // Where nobody has numbered products, they are sorted by name.
  sort: { field: 'sortNumber', desc: false, thenBy: 'name' },
  indexes: [['name']],
  list: ['sortNumber', 'name', 'code', 'article', 'unitOfMeasure', 'status'],
  fields: {
    sortNumber: integer({ default: 0 }),
    status: enumeration(activeStatus, { default: 'Active' }),
    name: text({ required: true }),
    code: text({ maxLength: 40 }),
    article: text({ maxLength: 40 }),
    productCategory: reference('productCategory'),
    description: text({ multiline: true }),
    imgUrl: text({ format: 'picture', maxLength: 500 }),
    lang: translated(),
    /** Whether people choose its parameters when it is ordered. */
    configProduct: boolean({ default: false }),
    unitOfMeasure: reference('unitOfMeasure'),
    /** One unit of each row equals `factor` of the product's own unit: a pallet is 40 pieces. */
    conversions: rows({
      unitOfMeasure: reference('unitOfMeasure', { required: true }),
      factor: decimal({ scale: 6, min: '0.000001', trimmed: true, required: true }),
    }),
    /** The rate that a line of an order takes. */
    vatRate: reference('vatRate'),
    /** Whether lists show its name in bold. */
    distinguishFont: boolean({ default: false }),
    /** A condition about customers. If it is true, the product is not offered in orders of that customer. */
    notUsedProductCondition: text({
      multiline: true,
      maxLength: 2000,
      conditionOn: 'counterparty',
      staffOnly: true,
    }),
    /**
     * Whether its loads need no description of their condition, such as "dry" or "moist". A load of another product is held until
     * it has one, if the owner of the goods asks for it (`domain/weighing/load.rules.ts`).
     */
    withoutProductCondition: boolean({ default: false }),
    presentationColor: text({ format: 'color', maxLength: 7 }),
    externalId: text({ maxLength: 60, index: true }),
  },
});
