import { catalog } from '../kernel/declaration.ts';
import { reference, text } from '../kernel/field.ts';

/** A screen in the yard that tells drivers whose turn it is; whoever has its token sees plates and nothing else. */
export const queueDisplay = catalog('queueDisplay', {
  module: 'terminal',
  path: 'queue_displays',
  access: { read: ['operator'], modify: ['operator'] },
  search: ['name'],
  list: ['name', 'weighingStation', 'yard', 'language', 'displayToken'],
  fields: {
    name: text({ required: true }),
    /** Shows this station alone; else the yard's stations; else all. */
    weighingStation: reference('weighingStation'),
    yard: reference('yard'),
    language: text({ maxLength: 2, default: 'pl' }),
    displayToken: text({ maxLength: 40, readOnly: true, unique: true }),
  },
});
