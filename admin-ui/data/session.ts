import type { SignInAnswer } from './authCalls.ts';
import { call } from './http.ts';
import { closeLive } from './live.ts';
import { rememberPerson } from './person.ts';
import type { SignedInUser } from './signedInUser.ts';

interface Session {
  readonly result: boolean;
  readonly user: SignedInUser | null;
}

let known: Promise<SignedInUser | null> | undefined;

/** The signed-in user, asked once until `forgetSession`. */
export const signedInUser = (): Promise<SignedInUser | null> => {
  known ??= call<Session>('/auth/session').then(
    ({ result, user }) => {
      if (!result || !user) return null;
      rememberPerson(user.id);
      return user;
    },
    (error: unknown) => {
      known = undefined;
      throw error;
    },
  );
  return known;
};

/** What was opened for one person is not the next one's: the server has closed it, and nothing would open it again. */
export const forgetSession = (): void => {
  known = undefined;
  closeLive();
};

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/** @returns whether a second step must follow before anybody is signed in */
export const signIn = async (credentials: Credentials): Promise<boolean> => {
  const { use2FA } = await call<SignInAnswer>('/auth/login', { method: 'POST', body: credentials });
  forgetSession();
  return use2FA;
};

/** @throws while the server has not ended the session: who shares a desk must not believe that it has. */
export const signOut = async (): Promise<void> => {
  await call<unknown>('/auth/logout');
  forgetSession();
};
