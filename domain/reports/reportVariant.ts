import { staff } from '../platform/roles.ts';
import { catalog } from '../kernel/declaration.ts';
import { reference, text } from '../kernel/field.ts';
import { reportView, sorting } from './reportView.ts';

/** A layout of a report that somebody has saved, for everybody or for one user. */
export const reportVariant = catalog('reportVariant', {
  module: 'reports',
  path: 'report_variant',
  access: { read: staff, modify: staff },
  alsoNamed: { name: 'variantName' },
  presentation: ['variantName'],
  search: ['variantName'],
  sort: { field: 'variantName', desc: false },
  list: ['variantName', 'report', 'user', 'title', 'updatedAt'],
  indexes: [['report', 'variantName']],
  fields: {
    variantName: text({ required: true }),
    report: reference('reportSetting', { required: true }),
    /** Set if the variant is only for this user. */
    user: reference('user'),
    ...reportView,
    sorts: sorting,
  },
});
