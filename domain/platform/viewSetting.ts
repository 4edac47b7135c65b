import { catalog } from '../kernel/declaration.ts';
import { boolean, enumeration, json, text, translated } from '../kernel/field.ts';
import { viewType } from './enums.ts';

/** The layout of a list, a form or a picker of an object: columns, filters, buttons. */
export const viewSetting = catalog('viewSetting', {
  module: 'platform',
  path: 'view_settings',
  access: { read: ['operator', 'sales', 'forwarder'], modify: [] },
  search: ['name', 'title'],
  list: ['name', 'title', 'viewType', 'objectId', 'isDefault', 'module'],
  indexes: [['objectId', 'viewType']],
  fields: {
    name: text({ required: true }),
    title: text(),
    description: text({ multiline: true }),
    viewType: enumeration(viewType, { default: 'list' }),
    /** The name of the object: declared objects have no numeric id. */
    objectId: text({ maxLength: 60, format: 'object' }),
    isDefault: boolean({ default: false }),
    items: json(),
    filters: json(),
    toolbar: json(),
    template: text({ multiline: true }),
    module: text({ maxLength: 40 }),
    lang: translated(),
  },
});
