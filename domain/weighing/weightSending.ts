import { register } from '../kernel/declaration.ts';
import { datetime, enumeration, reference, text } from '../kernel/field.ts';
import { sendingState } from './enums.ts';

/** The result of sending one weighing to one receiver. */
export const weightSending = register('weightSending', {
  module: 'weighing',
  path: 'weight_sendings',
  writtenBy: 'workflow',
  access: { read: ['operator'], modify: [] },
  presentation: ['id'],
  search: ['answer'],
  list: ['createdAt', 'weighingRecord', 'weightReceiver', 'sendingState', 'endedAt', 'answer'],
  indexes: [['weighingRecord'], ['sendingState']],
  fields: {
    weighingRecord: reference('weighingRecord', { required: true }),
    weightReceiver: reference('weightReceiver', { required: true }),
    sendingState: enumeration(sendingState, { default: 'Waiting' }),
    endedAt: datetime(),
    /** What is sent to the receiver, as JSON; the same at each attempt. */
    body: text({ maxLength: 8000, multiline: true }),
    /** The last answer of the receiver, shortened. */
    answer: text({ maxLength: 500, cut: true }),
  },
});
