import { register } from '../kernel/declaration.ts';
import { json, reference } from '../kernel/field.ts';
import { roleKeys } from './roles.ts';

/** What one person changed in a view for themselves. */
export const userViewSetting = register('userViewSetting', {
  module: 'platform',
  path: 'user_view_settings',
  access: { read: roleKeys, modify: roleKeys },
  personal: 'user',
  search: [],
  list: ['view', 'user', 'updatedAt'],
  indexes: [['user', 'view']],
  fields: {
    view: reference('viewSetting', { required: true }),
    user: reference('user', { required: true }),
    items: json(),
    filters: json(),
    toolbar: json(),
  },
});
