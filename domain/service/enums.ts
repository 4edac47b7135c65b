import { defineEnum } from '../kernel/enumeration.ts';

/** The specification numbers the first seven from 0, in this order. */
export const reclamationAction = defineEnum('reclamationAction', [
  'NotSelected',
  'StatusChange',
  'CommentAdded',
  'FileAdded',
  'Decision',
  'ServiceOrderAdded',
  'Reminder',
  'FileRemoved',
]);
/** Where a customer request comes from. What the public form brings was checked by nobody. */
export const requestSource = defineEnum('requestSource', ['staff', 'publicForm']);
export const emailType = defineEnum('emailType', ['incoming', 'outgoing']);
