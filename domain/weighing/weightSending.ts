import { register } from '../kernel/declaration.ts';
import { datetime, enumeration, reference, text } from '../kernel/field.ts';
import { sendingState } from './enums.ts';

/** What became of telling one receiver of one weighing. */
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
    /** What the receiver said last, shortened. */
    answer: text({ maxLength: 500 }),
  },
});
