import { register } from '../kernel/declaration.ts';
import { json, reference } from '../kernel/field.ts';
import { roleKeys } from './roles.ts';

/** The side menu as one user arranged it. */
export const userNavigation = register('userNavigation', {
  module: 'platform',
  path: 'user_navigation',
  access: { read: roleKeys, modify: roleKeys },
  personal: 'user',
  search: [],
  list: ['user', 'updatedAt'],
  fields: {
    user: reference('user', { required: true, unique: true }),
    navigation: json(),
  },
});
