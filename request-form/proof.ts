import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Language } from '#domain/kernel/language.ts';
import { requestFormSoonest } from '#domain/service/requestForm.rules.ts';
import { askChallenge, type RequestToSend } from './requestFormCall.ts';

/** A solved challenge, as the form sends it. */
export type Proof = RequestToSend['proof'];

/**
 * Asks for a challenge and solves it while the visitor types, so that the visitor seldom waits. If that failed, it is tried again
 * when the form is sent.
 */
export function proofFor(language: Language) {
  /** When the last challenge came, in milliseconds since 1970. */
  let givenAt = 0;
  const begin = async (): Promise<Proof> => {
    const challenge = await askChallenge(language);
    givenAt = Date.now();
    const solution = await solveChallenge({ challenge, deriveKey });
    if (!solution) throw new Error('the challenge was not solved in time');
    return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
  };
  /** The proof; undefined if it could not be made. Never rejects, because nobody may be waiting. */
  const tryToBegin = (): Promise<Proof | undefined> => begin().catch(() => undefined);
  let running = tryToBegin();

  return {
    /**
     * The proof. It waits until the server would accept it, because a form that is sent too soon counts as a robot's.
     * @throws as `askChallenge`; an Error if the challenge was not solved
     */
    wait: async (): Promise<Proof> => {
      let proof = await running;
      if (!proof) {
        const again = begin();
        running = again.catch(() => undefined);
        proof = await again;
      }
      // 200 ms in reserve, so that no form is refused because it came a moment too soon.
      const waitMs = givenAt + requestFormSoonest + 200 - Date.now();
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      return proof;
    },
    /** Solves another challenge: the last one was used up or is too old. */
    renew: (): void => {
      running = tryToBegin();
    },
  };
}
