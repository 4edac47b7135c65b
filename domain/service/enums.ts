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
/** The source of a customer request. Nobody has checked the data of a request from the public form. */
export const requestSource = defineEnum('requestSource', ['staff', 'publicForm']);
export const emailType = defineEnum('emailType', ['incoming', 'outgoing']);
