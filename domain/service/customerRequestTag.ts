import { catalog } from '../kernel/declaration.ts';
import { tagFields } from './requestParts.ts';

/** A word by which staff group customer requests. */
export const customerRequestTag = catalog('customerRequestTag', {
  module: 'service',
  path: 'cr_tag',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['sales'] },
  fields: tagFields,
});
