import type { RoomWords } from '../words.ts';

export const exchange = {
  objects: {
    exchangeNode: { one: 'Nodo de intercambio', many: 'Nodos de intercambio' },
    exchangeObject: { one: 'Objeto de intercambio', many: 'Objetos de intercambio' },
    externalDatabaseConnection: {
      one: 'Conexión a base de datos externa',
      many: 'Conexiones a bases de datos externas',
    },
  },
  fields: {
    intervalMinutes: 'Cada … minutos',
    lastExchangeAt: 'Último intercambio',
    objectDescription: 'Descripción del objeto',
    changeType: 'Tipo de cambio',
    dialect: 'Tipo de base de datos',
    database: 'Base de datos',
  },
  ownFields: {
    'externalDatabaseConnection.user': 'Usuario de la base de datos',
  },
  enums: {
    changeType: {
      title: 'Tipo de cambio',
      values: { create: 'Creado', update: 'Modificado', delete: 'Eliminado' },
    },
    databaseDialect: {
      title: 'Tipo de base de datos',
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
