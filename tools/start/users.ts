import { demoAccounts } from '#api/app/demoAccounts.ts';
import { people } from '#database/demo/people.ts';
import type { Running } from './runningFile.ts';

/** The accounts that `npm start` prints: the demo accounts, or the one administrator of an empty installation. */
export function usersOf(demo: boolean, administratorPassword: string): Running['users'] {
  if (!demo)
    return [
      {
        login: 'admin',
        email: 'admin@keja.example',
        password: administratorPassword,
        role: 'administrator',
      },
    ];
  return demoAccounts.map((account) => ({
    ...account,
    email: people.users.find(({ login }) => login === account.login)?.email ?? '',
  }));
}
