import type { SignInAnswer } from './authCalls.ts';
import { call } from './http.ts';
import { closeLive } from './live.ts';
import { rememberPerson } from './person.ts';
import type { SignedInUser } from './signedInUser.ts';

interface Session {
  readonly result: boolean;
  readonly user: SignedInUser | null;
  readonly endedFor: string | null;
}

let known: Promise<Session> | undefined;

/** The session of this browser, asked once until `forgetSession`. */
const session = (): Promise<Session> => {
  known ??= call<Session>('/auth/session').then(
    (answer) => {
      if (answer.result && answer.user) rememberPerson(answer.user.id);
      return answer;
    },
    (error: unknown) => {
      known = undefined;
      throw error;
    },
  );
  return known;
};

export const signedInUser = async (): Promise<SignedInUser | null> => {
  const { result, user } = await session();
  return result ? user : null;
};

/** The working place that wanted its person to work in one session only, and so ended this browser's. */
export const sessionEndedFor = async (): Promise<string | null> => (await session()).endedFor;

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
