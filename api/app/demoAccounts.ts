import { demoPassword, people } from '#database/demo/people.ts';
import type { DemoAccount } from './app.endpoints.ts';

/** The accounts of a demo installation, each with its first role. */
export const demoAccounts: readonly DemoAccount[] = people.users.map(({ login, roles, ...user }) => ({
  login,
  password: demoPassword,
  role: 'fullRights' in user ? 'administrator' : (roles[0]?.userRole ?? ''),
}));
