import { defineEnum } from '../kernel/enumeration.ts';

export const changeType = defineEnum('changeType', ['create', 'update', 'delete']);
export const databaseDialect = defineEnum('databaseDialect', [
  'postgres',
  'mssql',
  'mysql',
  'mariadb',
  'oracle',
]);
