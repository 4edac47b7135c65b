import { catalog } from '../kernel/declaration.ts';
import { statusFields } from './requestParts.ts';

/** A status of interactions. */
export const interactionStatus = catalog('interactionStatus', {
  module: 'service',
  path: 'interaction_statuses',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['sales'] },
  fields: statusFields,
});
