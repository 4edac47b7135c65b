import { catalog } from '../kernel/declaration.ts';
import { statusFields } from './requestParts.ts';

/** A status of customer requests. */
export const customerRequestStatus = catalog('customerRequestStatus', {
  module: 'service',
  path: 'cr_status',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['sales'] },
  fields: statusFields,
});
