import { catalog } from '../kernel/declaration.ts';
import { statusFields } from './requestParts.ts';

/** How far a customer request has come. */
export const customerRequestStatus = catalog('customerRequestStatus', {
  module: 'service',
  path: 'cr_status',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['sales'] },
  fields: statusFields,
});
