import { catalog } from '../kernel/declaration.ts';
import { boolean, integer, text } from '../kernel/field.ts';

/** Another system that is told of every measured weight: where it is reached and how we sign in there. */
export const weightReceiver = catalog('weightReceiver', {
  module: 'weighing',
  path: 'weight_receivers',
  access: { read: [], modify: [] },
  search: ['name', 'address'],
  list: ['name', 'address', 'login', 'isActive'],
  fields: {
    name: text({ required: true }),
    /** Whole address that weighings are posted to, such as `https://erp.example/weights`. */
    address: text({ required: true, maxLength: 500 }),
    login: text({ maxLength: 100 }),
    password: text({ secret: true }),
    /** How long a weighing is worth telling. */
    hoursToTry: integer({ min: 1, max: 720, default: 72 }),
    isActive: boolean({ default: true }),
  },
});
