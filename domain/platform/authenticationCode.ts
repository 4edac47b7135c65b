import { register } from '../kernel/declaration.ts';
import { boolean, datetime, integer, reference, text } from '../kernel/field.ts';

/** A one-time code of the second step of signing in. */
export const authenticationCode = register('authenticationCode', {
  module: 'platform',
  path: 'authentication_codes',
  writtenBy: 'server',
  access: { read: [], modify: [] },
  search: [],
  list: ['createdAt', 'user', 'period', 'attempts', 'used'],
  indexes: [['user', 'period']],
  fields: {
    user: reference('user', { required: true }),
    authCode: text({ required: true, secret: 'hashed' }),
    /** Valid until then. */
    period: datetime({ required: true }),
    attempts: integer({ min: 0, default: 0 }),
    used: boolean({ default: false }),
  },
});
