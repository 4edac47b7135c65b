import { catalog } from '../kernel/declaration.ts';
import { tagFields } from './requestParts.ts';

/** A word by which staff group interactions. */
export const interactionTag = catalog('interactionTag', {
  module: 'service',
  path: 'interaction_tags',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['sales'] },
  fields: tagFields,
});
