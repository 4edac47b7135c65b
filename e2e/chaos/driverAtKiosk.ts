import type { Stack } from '#tools/testing/stack.ts';
import { ProblemAnswer, until, type Caller } from '../steps/caller.ts';
import { messagesTo } from '../steps/truck.ts';

interface Driver {
  readonly ticket: string;
  readonly phone: string;
}

/** A driver who is signed in at a kiosk. If the kiosk has forgotten the driver during a long wait, the driver signs in again. */
export async function driverAtKiosk(stack: Stack, kiosk: Caller, driver: Driver): Promise<Caller> {
  await signIn(stack, kiosk, driver);
  return {
    cookies: () => kiosk.cookies(),
    call: async <T>(...request: Parameters<Caller['call']>): Promise<T> => {
      try {
        return await kiosk.call<T>(...request);
      } catch (error) {
        if (!(error instanceof ProblemAnswer) || error.problem.code !== 'not_signed_in') throw error;
        await signIn(stack, kiosk, driver);
        return kiosk.call<T>(...request);
      }
    },
  };
}

const signIn = async (stack: Stack, kiosk: Caller, { ticket, phone }: Driver): Promise<void> => {
  // The code of an earlier sign-in is among the SMS too, so the first one after it is awaited.
  const earlierCount = (await codesTextedTo(stack, phone)).length;
  await kiosk.call('POST', '/kiosk/ticket', { ticket });
  await kiosk.call('POST', '/kiosk/code', { ticket });
  const code = await until(async () => (await codesTextedTo(stack, phone))[earlierCount]);
  await kiosk.call('POST', '/kiosk/confirm', { ticket, code });
};

/** The confirmation codes of six digits in the SMS of a phone, oldest first. */
const codesTextedTo = async (stack: Stack, phone: string): Promise<string[]> =>
  (await messagesTo(stack, phone)).flatMap(({ body }) => /\b\d{6}\b/.exec(body) ?? []);
