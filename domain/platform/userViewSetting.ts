import { register } from '../kernel/declaration.ts';
import { enumeration, json, reference, text } from '../kernel/field.ts';
import { viewType } from './enums.ts';
import { roleKeys } from './roles.ts';

/** What one person changed in a view for themselves; without `view`, in the object's view of this type that stands by itself. */
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
    /** The object by its name. */
    objectId: text({ required: true, maxLength: 60 }),
    viewType: enumeration(viewType, { default: 'list' }),
    view: reference('viewSetting'),
    items: json(),
    filters: json(),
    toolbar: json(),
  },
});
