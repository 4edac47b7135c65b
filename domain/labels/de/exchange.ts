import type { RoomWords } from '../words.ts';

export const exchange = {
  objects: {
    exchangeNode: { one: 'Austauschknoten', many: 'Austauschknoten' },
    exchangeObject: { one: 'Austauschobjekt', many: 'Austauschobjekte' },
    externalDatabaseConnection: {
      one: 'Verbindung zu externer Datenbank',
      many: 'Verbindungen zu externen Datenbanken',
    },
  },
  fields: {
    intervalMinutes: 'Alle … Minuten',
    lastExchangeAt: 'Letzter Austausch',
    objectDescription: 'Objektbeschreibung',
    changeType: 'Änderungsart',
    dialect: 'Datenbanktyp',
    database: 'Datenbank',
  },
  ownFields: {
    'externalDatabaseConnection.user': 'Datenbankbenutzer',
  },
  enums: {
    changeType: {
      title: 'Änderungsart',
      values: { create: 'Angelegt', update: 'Geändert', delete: 'Gelöscht' },
    },
    databaseDialect: {
      title: 'Datenbanktyp',
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
