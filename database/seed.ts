import { predefinedRows } from './predefined/rows.ts';
import type { RecordService } from './recordService.ts';
import { seedRows } from './seedRows.ts';

export function seedPredefined(records: RecordService): Promise<void> {
  return seedRows(records, predefinedRows);
}

/** The account that can sign in to an empty installation and create the others. */
export function seedAdministrator(records: RecordService, password: string): Promise<void> {
  return seedRows(records, [
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
}
