import { register } from '../kernel/declaration.ts';
import { boolean, reference } from '../kernel/field.ts';

/** A role that each newly registered user gets. */
export const defaultRole = register('defaultRole', {
  module: 'platform',
  path: 'default_roles',
  access: { read: [], modify: [] },
  search: [],
  list: ['userRole', 'externalUser'],
  fields: {
    userRole: reference('userRole', { required: true }),
    /** Whether new external users get it; otherwise new staff do. */
    externalUser: boolean({ default: true }),
  },
});
