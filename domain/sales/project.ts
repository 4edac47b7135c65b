import { catalog } from '../kernel/declaration.ts';
import { date, enumeration, reference, text } from '../kernel/field.ts';
import { projectStatus } from './enums.ts';

/** A project to which orders, payments and meetings belong. */
export const project = catalog('project', {
  module: 'sales',
  path: 'projects',
  access: { read: ['operator', 'sales'], modify: ['sales'] },
  search: ['name', 'code'],
  list: ['name', 'code', 'status', 'customer', 'manager', 'beginDate', 'endDate'],
  indexes: [['status', 'name']],
  constraints: [{ field: 'beginDate', rule: 'notAfterField', other: 'endDate' }],
  fields: {
    name: text({ required: true }),
    code: text({ maxLength: 40 }),
    status: enumeration(projectStatus, { default: 'Ongoing' }),
    customer: reference('counterparty'),
    manager: reference('user', { takes: ['customer.manager', 'me'] }),
    beginDate: date(),
    endDate: date(),
    description: text({ multiline: true }),
  },
});
