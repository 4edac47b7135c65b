import { HttpError, type AuthProvider } from 'ra-core';
import { signInFrom } from './redirectFrom.ts';
import { forgetSession, signedInUser, signIn, signOut, type Credentials } from './session.ts';

/** Tells react-admin where to sign in, so that one comes back to where one was. */
const notSignedIn = (): HttpError =>
  Object.assign(new HttpError('ra.auth.auth_check_error', 401), { redirectTo: signInFrom(window.location) });

/** react-admin's way to Keja's session, which is a cookie that scripts cannot see. */
export const authProvider: AuthProvider = {
  login: (credentials: Credentials) => signIn(credentials),
  /** Also called for who has yet to sign in: there is nothing to end then, and a place to come back to. */
  logout: async () => {
    if (!(await signedInUser())) return signInFrom(window.location);
    await signOut();
  },
  checkAuth: async () => {
    if (!(await signedInUser())) throw notSignedIn();
  },
  /** Only a lost session signs out; being refused one record does not. */
  checkError: async (error: unknown) => {
    if (!(error instanceof HttpError) || error.status !== 401) return;
    forgetSession();
    throw notSignedIn();
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
