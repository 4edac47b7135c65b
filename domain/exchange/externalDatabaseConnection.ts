import { catalog } from '../kernel/declaration.ts';
import { boolean, enumeration, integer, text } from '../kernel/field.ts';
import { largestPort } from '../kernel/largestPort.ts';
import { databaseDialect } from './enums.ts';

/** The connection to a database of another system. */
export const externalDatabaseConnection = catalog('externalDatabaseConnection', {
  module: 'exchange',
  path: 'external_database_connections',
  access: { read: [], modify: [] },
  // Otherwise somebody who does not know the password could have it sent to a server of their own.
  constraints: [{ field: 'password', rule: 'writtenAgainWith', fields: ['server', 'port', 'dialect'] }],
  search: ['name', 'server', 'database'],
  list: ['name', 'dialect', 'server', 'port', 'database', 'user', 'isActive'],
  fields: {
    name: text({ required: true }),
    dialect: enumeration(databaseDialect, { default: 'postgres' }),
    server: text(),
    port: integer({ min: 0, max: largestPort }),
    database: text(),
    user: text(),
    password: text({ secret: true }),
    isActive: boolean({ default: true }),
  },
});
