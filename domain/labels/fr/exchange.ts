import type { RoomWords } from '../words.ts';

export const exchange = {
  objects: {
    exchangeNode: { one: 'Nœud d’échange', many: 'Nœuds d’échange' },
    exchangeObject: { one: 'Objet d’échange', many: 'Objets d’échange' },
    externalDatabaseConnection: {
      one: 'Connexion à une base externe',
      many: 'Connexions aux bases externes',
    },
  },
  fields: {
    intervalMinutes: 'Toutes les … minutes',
    lastExchangeAt: 'Dernier échange',
    objectDescription: 'Description de l’objet',
    changeType: 'Type de modification',
    dialect: 'Type de base de données',
    database: 'Base de données',
  },
  ownFields: {
    'externalDatabaseConnection.user': 'Utilisateur de la base',
  },
  enums: {
    changeType: {
      title: 'Type de modification',
      values: { create: 'Création', update: 'Modification', delete: 'Suppression' },
    },
    databaseDialect: {
      title: 'Type de base de données',
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
