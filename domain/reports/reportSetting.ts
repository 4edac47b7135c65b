import { staff } from '../platform/roles.ts';
import { catalog } from '../kernel/declaration.ts';
import { text, translated } from '../kernel/field.ts';
import { reportView, sorting } from './reportView.ts';

/** A report: where its data come from, and how it looks until somebody makes a variant. */
export const reportSetting = catalog('reportSetting', {
  module: 'reports',
  path: 'report_settings',
  access: { read: staff, modify: [] },
  search: ['name', 'title'],
  list: ['name', 'title', 'description', 'periodType', 'dateType', 'updatedAt'],
  fields: {
    name: text({ required: true }),
    dataQuery: text({ multiline: true }),
    ...reportView,
    sort: sorting,
    lang: translated(),
  },
});
