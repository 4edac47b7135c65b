import { fail } from './fail.ts';
import { isRefusal, type Refusal } from './refusal.ts';

/** What a rule answers where it does not refuse. @throws KejaError of its refusal */
export const mustNotRefuse = <T>(answer: T): Exclude<T, Refusal> => {
  if (isRefusal(answer)) throw fail(answer.code, answer.params);
  return answer as Exclude<T, Refusal>;
};
