import { newRequestId } from '#domain/kernel/requestId.ts';
import { KioskProblem } from './kioskProblem.ts';

/** Whether an error tells the outcome of a call. After an unexpected error nobody knows whether the call had its effect. */
const isAnswer = (thrown: unknown): boolean => thrown instanceof KioskProblem && thrown.code !== 'unexpected';

/**
 * Idempotency keys for presses. Until an answer arrives, the same press has the same key, so that nothing is paid
 * or printed twice because the first answer was lost.
 */
export function createPressKeys() {
  let keysByPress: Record<string, string> = {};
  return {
    /** Runs `work` with the key of this press. @param what names what is pressed, such as `print ticket` */
    press: async <T>(what: string, work: (key: string) => Promise<T>): Promise<T> => {
      const key = (keysByPress[what] ??= newRequestId());
      const answered = () => {
        // After `forget` the key under this name may be that of the next driver.
        if (keysByPress[what] === key) delete keysByPress[what];
      };
      try {
        const answer = await work(key);
        answered();
        return answer;
      } catch (thrown) {
        if (isAnswer(thrown)) answered();
        throw thrown;
      }
    },
    /** Forgets all keys, because the next driver makes new presses. */
    forget: (): void => {
      keysByPress = {};
    },
  };
}
