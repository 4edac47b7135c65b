import type { Language } from '../kernel/language.ts';

interface SignInFacts {
  readonly name: string;
  /** As people write it: 21.11.2026 10:40. */
  readonly at: string;
  readonly device: string;
  /** The IP address. */
  readonly address: string;
}
interface LinkFacts {
  readonly name: string;
  readonly link: string;
}

/** The content of each letter that the system itself writes to a user. */
export interface LetterFacts {
  confirmEmail: LinkFacts & { readonly login: string; readonly hours: number };
  resetPassword: LinkFacts & { readonly minutes: number };
  /** For a person who has an account, when they or somebody else tried to register it again. */
  alreadyRegistered: LinkFacts & { readonly login: string; readonly minutes: number };
  signInCode: { readonly name: string; readonly code: string; readonly minutes: number };
  passwordChanged: SignInFacts;
  newSignIn: SignInFacts;
  secondStepOn: SignInFacts;
  secondStepOff: SignInFacts;
}
export type LetterName = keyof LetterFacts;

/** The words of one letter; its link or code is between `lines` and `after`. */
export interface LetterText {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly button?: string;
  readonly after: readonly string[];
}

/** One letter to one reader, as it is stored until it is sent. */
export interface Letter<L extends LetterName = LetterName> {
  readonly letter: L;
  readonly language: Language;
  readonly facts: LetterFacts[L];
}

/**
 * The lifetime, in minutes, of letters that `letterLifeMinutes` does not name, such as those that people write: three days,
 * because a mail server may be down for a weekend.
 */
export const usualLetterMinutes = 3 * 24 * 60;

/** For how long each letter of the system is useful. After that it is not sent: nobody needs an expired code. */
export const letterLifeMinutes: Readonly<Record<LetterName, number>> = {
  confirmEmail: 24 * 60,
  resetPassword: 60,
  alreadyRegistered: 60,
  signInCode: 10,
  passwordChanged: 24 * 60,
  newSignIn: 24 * 60,
  secondStepOn: 24 * 60,
  secondStepOff: 24 * 60,
};
