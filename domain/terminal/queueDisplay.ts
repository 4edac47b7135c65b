import { catalog } from '../kernel/declaration.ts';
import { enumeration, reference, text } from '../kernel/field.ts';
import { openLifecycle } from '../kernel/lifecycle.ts';
import { driverLanguage } from './driverLanguage.ts';

/** A screen in the yard that shows drivers which trucks are called. A person who has its token sees only plates. */
export const queueDisplay = catalog('queueDisplay', {
  module: 'terminal',
  path: 'queue_displays',
  access: { read: ['operator'], modify: ['operator'] },
  lifecycle: openLifecycle,
  search: ['name'],
  list: ['name', 'weighingStation', 'yard', 'language', 'displayToken'],
  fields: {
    name: text({ required: true }),
    /** If set, only this station is shown; else the yard's stations; else all. */
    weighingStation: reference('weighingStation'),
    yard: reference('yard'),
    language: enumeration(driverLanguage, { default: 'pl' }),
    displayToken: text({ maxLength: 40, readOnly: true, unique: true }),
  },
});
