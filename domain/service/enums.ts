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
export const emailType = defineEnum('emailType', ['incoming', 'outgoing']);
