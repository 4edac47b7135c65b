import type { RoomWords } from '../words.ts';

export const exchange = {
  objects: {
    exchangeNode: { one: 'Nodo di scambio', many: 'Nodi di scambio' },
    exchangeObject: { one: 'Oggetto da scambiare', many: 'Oggetti da scambiare' },
    externalDatabaseConnection: {
      one: 'Connessione a database esterno',
      many: 'Connessioni a database esterni',
    },
  },
  fields: {
    intervalMinutes: 'Ogni … minuti',
    lastExchangeAt: 'Ultimo scambio',
    objectDescription: 'Descrizione dell’oggetto',
    changeType: 'Tipo di modifica',
    dialect: 'Tipo di database',
    database: 'Nome del database',
  },
  ownFields: {
    'externalDatabaseConnection.user': 'Utente del database',
  },
  enums: {
    changeType: {
      title: 'Tipo di modifica',
      values: { create: 'Creazione', update: 'Modifica', delete: 'Eliminazione' },
    },
    databaseDialect: {
      title: 'Tipo di database',
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
