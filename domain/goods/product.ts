import { activeStatus } from '../platform/enums.ts';
import { catalog } from '../kernel/declaration.ts';
import { boolean, enumeration, integer, reference, text, translated } from '../kernel/field.ts';

/** What is brought, stored and sold, with its names for foreign customers. */
export const product = catalog('product', {
  module: 'goods',
  path: 'products',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator', 'sales'] },
  search: ['name', 'code', 'article'],
  list: ['sortNumber', 'name', 'code', 'article', 'unitOfMeasure', 'status'],
  fields: {
    sortNumber: integer({ default: 0 }),
    status: enumeration(activeStatus, { default: 'Active' }),
    name: text({ required: true }),
    code: text({ maxLength: 40 }),
    article: text({ maxLength: 40 }),
    productCategory: reference('productCategory'),
    description: text({ multiline: true }),
    imgUrl: text(),
    lang: translated(),
    configProduct: boolean({ default: false }),
    unitOfMeasure: reference('unitOfMeasure'),
    /** The rate that a line of an order takes. */
    vatRate: reference('vatRate'),
    distinguishFont: boolean({ default: false }),
    notUsedProductCondition: boolean({ default: false }),
    presentationColor: text({ format: 'color', maxLength: 7 }),
    externalId: text({ maxLength: 60, index: true }),
  },
});
