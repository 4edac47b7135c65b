import { defineEnum } from '../kernel/enumeration.ts';

/** The specification numbers these from 0, in this order. */
export const reclamationAction = defineEnum('reclamationAction', [
  'NotSelected',
  'StatusChange',
  'CommentAdded',
  'FileAdded',
  'Decision',
  'ServiceOrderAdded',
  'Reminder',
]);
export const emailType = defineEnum('emailType', ['incoming', 'outgoing']);
