import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Language } from '#domain/kernel/language.ts';
import { requestFormSoonest } from '#domain/service/requestForm.rules.ts';
import { askTask, type RequestToSend } from './requestFormCall.ts';

export type Proof = RequestToSend['proof'];

/**
 * Asks for a task and solves it while the visitor types, so that they seldom wait. What failed is tried again when the proof
 * is wanted.
 */
export function proofFor(language: Language) {
  let given = 0;
  const begin = async (): Promise<Proof> => {
    const challenge = await askTask(language);
    given = Date.now();
    const solution = await solveChallenge({ challenge, deriveKey });
    if (!solution) throw new Error('the task was not solved in time');
    return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
  };
  const quietly = (): Promise<Proof | undefined> => begin().catch(() => undefined);
  let running = quietly();

  return {
    /** The proof, not before the server takes it. @throws as `askTask` */
    wait: async (): Promise<Proof> => {
      let found = await running;
      if (!found) {
        const again = begin();
        running = again.catch(() => undefined);
        found = await again;
      }
      const left = given + requestFormSoonest + 200 - Date.now();
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
      return found;
    },
    /** The next proof is of another task: the last one was used up or is too old. */
    renew: (): void => {
      running = quietly();
    },
  };
}
