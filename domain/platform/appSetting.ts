import { register } from '../kernel/declaration.ts';
import { json, reference } from '../kernel/field.ts';

/** The value of a setting of the installation. */
export const appSetting = register('appSetting', {
  module: 'platform',
  path: 'app_settings',
  access: { read: [], modify: [] },
  search: [],
  list: ['setting', 'value', 'updatedAt'],
  fields: {
    setting: reference('appSettingItem', { required: true, unique: true }),
    value: json(),
  },
});
