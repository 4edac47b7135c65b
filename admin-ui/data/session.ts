import type { AnswerAt } from '#domain/contracts.ts';
import { callApi } from './client.ts';
import { rememberPerson } from './person.ts';
import { emitSession } from './sessionEvents.ts';
import { setWorkingPerson, workingPerson } from './signInAgain.ts';
import type { SignedInUser } from './signedInUser.ts';

type Session = AnswerAt<'GET /auth/session'>;

let known: Promise<Session> | undefined;

/** The session of this browser; read once until `forgetSession`. */
const session = (): Promise<Session> => {
  known ??= callApi('GET /auth/session').then(
    (answer) => {
      if (answer.result && answer.user) {
        rememberPerson(answer.user.id);
        setWorkingPerson(answer.user.id);
        workingLogin = answer.user.login;
      }
      return answer;
    },
    (error: unknown) => {
      known = undefined;
      throw error;
    },
  );
  return known;
};

export async function signedInUser(): Promise<SignedInUser | null> {
  const { result, user } = await session();
  return result ? user : null;
}

/** The working place that allows its person only one session and so ended this browser's; null if none did. */
export async function sessionEndedFor(): Promise<string | null> {
  return (await session()).endedFor;
}

/** As `sessionEndedFor`, for a session that ended during work: asks the server, because the known session is outdated. */
export async function sessionJustEndedFor(): Promise<string | null> {
  return (await callApi('GET /auth/session')).endedFor;
}

/** Ends what was opened for one person, such as the socket: the server has closed it, and the next person opens it anew. */
export function forgetSession(): void {
  known = undefined;
  emitSession('ended');
}

/** Takes over a new session of the same person: what is open stays open and connects again. */
export async function renewSession(): Promise<SignedInUser | null> {
  known = undefined;
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
  const use2FA = await begin(credentials);
  forgetSession();
  return use2FA;
}

/** As `signIn`, while screens stay open. */
export async function begin(credentials: Credentials): Promise<boolean> {
  const { use2FA } = await callApi('POST /auth/login', { body: credentials });
  return use2FA;
}

let workingLogin = '';
/** The login of the person in this window; empty before sign-in. */
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
