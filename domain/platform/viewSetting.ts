import { catalog } from '../kernel/declaration.ts';
import { boolean, enumeration, json, text, translated } from '../kernel/field.ts';
import { viewType } from './enums.ts';

/** How a list, a form or a picker of an object looks: columns, filters, buttons. */
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
    /** The object by its name: objects are declared, so they have no number. */
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
