import type { RoomWords } from '../words.ts';

export const exchange = {
  objects: {
    exchangeNode: { one: 'Węzeł wymiany', many: 'Węzły wymiany' },
    exchangeObject: { one: 'Obiekt do wymiany', many: 'Obiekty do wymiany' },
    externalDatabaseConnection: {
      one: 'Połączenie z zewnętrzną bazą danych',
      many: 'Połączenia z zewnętrznymi bazami danych',
    },
  },
  fields: {
    intervalMinutes: 'Co ile minut',
    lastExchangeAt: 'Ostatnia wymiana',
    objectDescription: 'Opis obiektu',
    changeType: 'Rodzaj zmiany',
    dialect: 'Rodzaj bazy danych',
    database: 'Baza danych',
  },
  ownFields: {
    'externalDatabaseConnection.user': 'Użytkownik bazy',
  },
  enums: {
    changeType: {
      title: 'Rodzaj zmiany',
      values: { create: 'Utworzenie', update: 'Zmiana', delete: 'Usunięcie' },
    },
    databaseDialect: {
      title: 'Rodzaj bazy danych',
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
