import { register } from '../kernel/declaration.ts';
import { datetime, enumeration, integer, reference, text } from '../kernel/field.ts';
import { accessAction } from './enums.ts';
import { rawQueryLimits } from './rawQuery.ts';

/** Who did what, when and from where: sign-ins, refusals, raw queries, reads of restricted records and of others' letters. */
export const accessLog = register('accessLog', {
  module: 'platform',
  path: 'access_log',
  writtenBy: 'server',
  access: { read: [], modify: [] },
  sort: { field: 'date', desc: true },
  search: ['login', 'ipAddress'],
  list: ['date', 'action', 'user', 'login', 'ipAddress', 'path', 'objectName', 'objectId', 'userAgent'],
  indexes: [
    ['user', 'date'],
    ['emailAccount', 'date'],
  ],
  fields: {
    date: datetime({ required: true }),
    action: enumeration(accessAction, { required: true }),
    user: reference('user'),
    /** As typed, unless it may be a password; a failed sign-in may have no user. */
    login: text({ maxLength: 255, cut: true }),
    ipAddress: text({ maxLength: 45, cut: true }),
    userAgent: text({ maxLength: 400, cut: true }),
    /** Method and path of the call. */
    path: text({ cut: true }),
    objectName: text({ maxLength: 60, format: 'object' }),
    objectId: integer(),
    /** The personal e-mail account of somebody else whose letters were read. */
    emailAccount: reference('emailAccount'),
    /** What the path does not show: the text of a raw query, which must have room whole. */
    detail: text({ multiline: true, maxLength: rawQueryLimits.length, cut: true }),
  },
});
