import { newRequestId } from '#domain/kernel/requestId.ts';
import { KioskProblem } from './kioskProblem.ts';

/** Whether anybody knows what became of the call: a refusal is an answer, an accident is none. */
const isAnswer = (thrown: unknown): boolean => thrown instanceof KioskProblem && thrown.code !== 'unexpected';

/**
 * Names for what a driver presses. Until an answer has come, pressing the same again is the same attempt: nothing is paid
 * or printed twice because the first answer was lost.
 */
export function createPressKeys() {
  let open: Record<string, string> = {};
  return {
    /** Does `work` under the name of this press. */
    press: async <T>(what: string, work: (key: string) => Promise<T>): Promise<T> => {
      const key = (open[what] ??= newRequestId());
      const answered = () => {
        if (open[what] === key) delete open[what];
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
    /** The next driver presses anew. */
    forget: (): void => {
      open = {};
    },
  };
}
