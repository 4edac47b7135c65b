import { register } from '../kernel/declaration.ts';
import { enumeration, json, reference, text } from '../kernel/field.ts';
import { viewType } from './enums.ts';
import { roleKeys } from './roles.ts';

/** A user's own changes to a view; without `view`, to the object's default view of this type. */
export const userViewSetting = register('userViewSetting', {
  module: 'platform',
  path: 'user_view_settings',
  access: { read: roleKeys, modify: roleKeys },
  personal: 'user',
  search: [],
  list: ['objectId', 'viewType', 'view', 'user', 'updatedAt'],
  uniques: [['user', 'objectId', 'viewType', 'view']],
  fields: {
    user: reference('user', { required: true }),
    /** The name of the object. */
    objectId: text({ required: true, maxLength: 60, format: 'object' }),
    viewType: enumeration(viewType, { default: 'list' }),
    view: reference('viewSetting'),
    items: json(),
    filters: json(),
    toolbar: json(),
  },
});
