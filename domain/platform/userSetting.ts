import { register } from '../kernel/declaration.ts';
import { json, reference } from '../kernel/field.ts';
import { roleKeys } from './roles.ts';

/** The value of a setting of one user. */
export const userSetting = register('userSetting', {
  module: 'platform',
  path: 'user_settings',
  access: { read: roleKeys, modify: roleKeys },
  personal: 'user',
  search: [],
  list: ['user', 'setting', 'value', 'updatedAt'],
  indexes: [['user', 'setting']],
  fields: {
    user: reference('user', { required: true }),
    setting: reference('userSettingItem', { required: true }),
    value: json(),
  },
});
