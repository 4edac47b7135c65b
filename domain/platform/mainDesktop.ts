import { register } from '../kernel/declaration.ts';
import { json, reference } from '../kernel/field.ts';
import { roleKeys } from './roles.ts';

/** The items of one user's start page. */
export const mainDesktop = register('mainDesktop', {
  module: 'platform',
  path: 'main_desktop',
  access: { read: roleKeys, modify: roleKeys },
  personal: 'user',
  search: [],
  list: ['user', 'updatedAt'],
  fields: {
    user: reference('user', { required: true, unique: true }),
    items: json(),
  },
});
