import type { RoomWords } from '../words.ts';

export const exchange = {
  objects: {
    exchangeNode: { one: 'Exchange node', many: 'Exchange nodes' },
    exchangeObject: { one: 'Exchange object', many: 'Exchange objects' },
    externalDatabaseConnection: {
      one: 'External database connection',
      many: 'External database connections',
    },
  },
  fields: {
    intervalMinutes: 'Every … minutes',
    lastExchangeAt: 'Last exchange',
    objectDescription: 'Object description',
    changeType: 'Kind of change',
    dialect: 'Kind of database',
    database: 'Database',
  },
  ownFields: {
    'externalDatabaseConnection.user': 'Database user',
  },
  enums: {
    changeType: {
      title: 'Kind of change',
      values: { create: 'Created', update: 'Changed', delete: 'Deleted' },
    },
    databaseDialect: {
      title: 'Kind of database',
      values: {
        postgres: 'PostgreSQL',
        mssql: 'Microsoft SQL Server',
        mysql: 'MySQL',
        mariadb: 'MariaDB',
        oracle: 'Oracle',
      },
    },
  },
} as const satisfies RoomWords;
