import { predefinedRows } from './predefined/rows.ts';
import type { RecordService } from './recordService.ts';
import { seedRows } from './seedRows.ts';

export const seedPredefined = (records: RecordService): Promise<void> => seedRows(records, predefinedRows);

/** Somebody who can sign in to an empty installation and make the other accounts. */
export const seedAdministrator = (records: RecordService, password: string): Promise<void> =>
  seedRows(records, [
    {
      object: 'user',
      by: 'login',
      values: {
        login: 'admin',
        name: 'Administrator',
        email: 'admin@keja.example',
        fullRights: true,
        password,
      },
    },
  ]);
