import { HttpError, type AuthProvider } from 'ra-core';
import { loginPath, notFoundPath, signInFrom } from './redirectFrom.ts';
import { forgetSession, signedInUser, signIn, signOut, type Credentials } from './session.ts';

/** The error that makes react-admin open the sign-in page; after sign-in the person returns to this page. */
const notSignedIn = (redirectTo = signInFrom(window.location)): HttpError =>
  Object.assign(new HttpError('ra.auth.auth_check_error', 401), { redirectTo });

/** The page for somebody who is not signed in: the sign-in page, or the page for unknown addresses. */
const placeForStranger = async (): Promise<string> => {
  // Loaded late, because only strangers need it.
  const { isKnownPath } = await import('./knownPaths.ts');
  return isKnownPath(window.location.pathname) || window.location.pathname === loginPath
    ? signInFrom(window.location)
    : notFoundPath;
};

/** Connects react-admin with Keja's session, which is a cookie that scripts cannot read. */
export const authProvider: AuthProvider = {
  login: (credentials: Credentials) => signIn(credentials),
  /** Also called for somebody who is not signed in: then there is no session to end, only a page to go to. */
  logout: async () => {
    if (!(await signedInUser())) return placeForStranger();
    await signOut();
  },
  checkAuth: async () => {
    if (!(await signedInUser())) throw notSignedIn(await placeForStranger());
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
    return { ...user, fullName: user.name };
  },
  getPermissions: async () => {
    const user = await signedInUser();
    return { fullRights: user?.fullRights ?? false, roles: user?.roles ?? [] };
  },
};
