import { fail } from './fail.ts';
import { isRefusal, type Refusal } from './refusal.ts';

/** The answer of a rule. @throws KejaError if the rule refuses */
export function mustNotRefuse<T>(answer: T): Exclude<T, Refusal> {
  if (isRefusal(answer)) throw fail(answer.code, answer.params);
  return answer as Exclude<T, Refusal>;
}
