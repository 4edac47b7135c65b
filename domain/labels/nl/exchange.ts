import type { RoomWords } from '../words.ts';

export const exchange = {
  objects: {
    exchangeNode: { one: 'Uitwisselingsknooppunt', many: 'Uitwisselingsknooppunten' },
    exchangeObject: { one: 'Uit te wisselen object', many: 'Uit te wisselen objecten' },
    externalDatabaseConnection: {
      one: 'Verbinding met externe database',
      many: 'Verbindingen met externe databases',
    },
  },
  fields: {
    intervalMinutes: 'Om de … minuten',
    lastExchangeAt: 'Laatste uitwisseling',
    objectDescription: 'Objectomschrijving',
    changeType: 'Soort wijziging',
    dialect: 'Soort database',
    database: 'Database',
  },
  ownFields: {
    'externalDatabaseConnection.user': 'Databasegebruiker',
  },
  enums: {
    changeType: {
      title: 'Soort wijziging',
      values: { create: 'Aangemaakt', update: 'Gewijzigd', delete: 'Verwijderd' },
    },
    databaseDialect: {
      title: 'Soort database',
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
