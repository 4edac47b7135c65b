import { register } from '../kernel/declaration.ts';
import { json, reference } from '../kernel/field.ts';

/** What one person has set for themselves. */
export const userSetting = register('userSetting', {
  module: 'platform',
  path: 'user_settings',
  access: { read: [], modify: [] },
  search: [],
  list: ['user', 'setting', 'value', 'updatedAt'],
  indexes: [['user', 'setting']],
  fields: {
    user: reference('user', { required: true }),
    setting: reference('userSettingItem', { required: true }),
    value: json(),
  },
});
