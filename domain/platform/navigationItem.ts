import { catalog } from '../kernel/declaration.ts';
import { boolean, enumeration, integer, json, reference, text, translated } from '../kernel/field.ts';
import { menuViewType } from './enums.ts';

/** An entry that administrators add to the side menu. */
export const navigationItem = catalog('navigationItem', {
  module: 'platform',
  path: 'navigation_items',
  groupedBy: 'parent',
  access: { read: ['operator', 'sales', 'forwarder'], modify: [] },
  presentation: ['title'],
  search: ['title', 'path'],
  sort: { field: 'sortNumber', desc: false },
  list: ['sortNumber', 'title', 'path', 'viewType', 'parent', 'isMenuItem', 'placedAsOther'],
  fields: {
    title: text({ required: true }),
    path: text(),
    /** The values for `:name` in the path; `query` and `hash` are the further parts of the URL. */
    params: json(),
    query: json(),
    hash: text({ maxLength: 120 }),
    viewType: enumeration(menuViewType, { default: 'list' }),
    view: reference('viewSetting'),
    parent: reference('navigationItem'),
    sortNumber: integer({ default: 0 }),
    icon: text({ maxLength: 60 }),
    /** Whether the menu shows it. */
    isMenuItem: boolean({ default: true }),
    /** Whether it stands under the heading "other", below the usual entries of its level. */
    placedAsOther: boolean({ default: false }),
    lang: translated(),
  },
});
