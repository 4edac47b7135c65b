import type { AnswerAt } from '#domain/contracts.ts';
import { callApi } from './client.ts';
import { rememberPerson } from './person.ts';
import { emitSession } from './sessionEvents.ts';
import { setWorkingPerson, workingPerson } from './signInAgain.ts';
import type { SignedInUser } from './signedInUser.ts';

type Session = AnswerAt<'GET /auth/session'>;

let sessionRequest: Promise<Session> | undefined;
/** The login of the last person who was signed in in this window; it is kept after they have signed out. */
let workingLogin = '';

/** The session of this browser; read once until `forgetSession`. */
const session = (): Promise<Session> => {
  sessionRequest ??= callApi('GET /auth/session').then(
    (answer) => {
      if (answer.result && answer.user) {
        rememberPerson(answer.user.id);
        setWorkingPerson(answer.user.id);
        workingLogin = answer.user.login;
      }
      return answer;
    },
    (error: unknown) => {
      // A failed read is not kept, so that the next caller asks again.
      sessionRequest = undefined;
      throw error;
    },
  );
  return sessionRequest;
};

/** The user of this browser's session; null if nobody is signed in. */
export async function signedInUser(): Promise<SignedInUser | null> {
  const { result, user } = await session();
  return result ? user : null;
}

/** Some working places allow a person only one session. The name of the place that ended this browser's session; null if none did. */
export async function sessionEndedFor(): Promise<string | null> {
  return (await session()).endedFor;
}

/** As `sessionEndedFor`, but asks the server, because the kept session was read before it ended. */
export async function sessionJustEndedFor(): Promise<string | null> {
  return (await callApi('GET /auth/session')).endedFor;
}

/** Drops the kept session and announces its end, so that what belongs to one person, such as the socket, is opened anew for the next. */
export function forgetSession(): void {
  sessionRequest = undefined;
  emitSession('ended');
}

/**
 * Reads the session anew after somebody has signed in above open screens or has changed their own data. The screens stay open and
 * connect again.
 */
export async function renewSession(): Promise<SignedInUser | null> {
  sessionRequest = undefined;
  const user = await signedInUser();
  if (user) emitSession('renewed');
  return user;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/** @returns whether a second step must follow before the person is signed in */
export async function signIn(credentials: Credentials): Promise<boolean> {
  const use2FA = await sendCredentials(credentials);
  // The kept session may be that of another person.
  forgetSession();
  return use2FA;
}

/**
 * Signs in without dropping the kept session, because the person signs in above open screens, which stay. The caller then
 * calls `renewSession`.
 * @returns as `signIn`
 */
export async function sendCredentials(credentials: Credentials): Promise<boolean> {
  const { use2FA } = await callApi('POST /auth/login', { body: credentials });
  return use2FA;
}

/** The login of the last person who was signed in in this window; empty if nobody was. */
export function loginHere(): string {
  return workingLogin;
}

/** @throws if the server has not ended the session: people who share a computer must not believe that it has */
export async function signOut(): Promise<void> {
  // Requests still under way will be refused; that must not open the sign-in dialog.
  const person = workingPerson();
  setWorkingPerson(undefined);
  try {
    await callApi('POST /auth/logout');
  } catch (error) {
    setWorkingPerson(person);
    throw error;
  }
  forgetSession();
}
