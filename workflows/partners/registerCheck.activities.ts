import type { RegisterQuestion, KeptAnswer } from './registerCheck.messages.ts';

/** The public registers of tax payers. */
export interface RegisterOffices {
  /**
   * Asks the register and stores its answer, once per key.
   * @throws any error means that the register gave no answer
   */
  askRegister(input: { readonly key: string; readonly question: RegisterQuestion }): Promise<KeptAnswer>;
}
