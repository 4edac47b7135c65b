import { catalog } from '../kernel/declaration.ts';
import { boolean, integer, text } from '../kernel/field.ts';

/** Another system that gets every measured weight: its address and our login there. */
export const weightReceiver = catalog('weightReceiver', {
  module: 'weighing',
  path: 'weight_receivers',
  access: { read: [], modify: [] },
  constraints: [{ field: 'password', rule: 'writtenAgainWith', fields: ['address'] }],
  search: ['name', 'address'],
  list: ['name', 'address', 'login', 'isActive'],
  fields: {
    name: text({ required: true }),
    /** The full address to which weighings are posted, such as `https://erp.example/weights`. */
    address: text({ required: true, maxLength: 500 }),
    login: text({ maxLength: 100 }),
    password: text({ secret: true }),
    /** How many hours sending is tried. */
    hoursToTry: integer({ min: 1, max: 720, default: 72 }),
    isActive: boolean({ default: true }),
  },
});
