import type { RegisterQuestion, KeptAnswer } from './registerCheck.messages.ts';

/** The registers of tax payers outside. */
export interface RegisterOffices {
  /**
   * Asks the register and keeps what it says, once per key.
   * @throws whatever went wrong: then nobody could say
   */
  askRegister(input: { readonly key: string; readonly question: RegisterQuestion }): Promise<KeptAnswer>;
}
