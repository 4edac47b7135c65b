import { HttpError, type AuthProvider } from 'ra-core';
import { forgetSession, signedInUser, signIn, signOut, type Credentials } from './session.ts';

/** react-admin's way to Keja's session, which is a cookie that scripts cannot see. */
export const authProvider: AuthProvider = {
  login: (credentials: Credentials) => signIn(credentials),
  logout: () => signOut(),
  checkAuth: async () => {
    if (!(await signedInUser())) throw new HttpError('ra.auth.auth_check_error', 401);
  },
  /** Only a lost session signs out; being refused one record does not. */
  checkError: async (error: unknown) => {
    if (!(error instanceof HttpError) || error.status !== 401) return;
    forgetSession();
    throw error;
  },
  getIdentity: async () => {
    const user = await signedInUser();
    if (!user) throw new HttpError('ra.auth.auth_check_error', 401);
    return { ...user, id: user.id, fullName: user.name };
  },
  getPermissions: async () => {
    const user = await signedInUser();
    return { fullRights: user?.fullRights ?? false, roles: user?.roles ?? [] };
  },
};
