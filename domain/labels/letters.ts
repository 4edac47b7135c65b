import type { Language } from '../kernel/language.ts';
import type { Letter, LetterName, LetterText } from '../mail/letters.ts';
import { filled } from '../words/filled.ts';
import rows from '../words/mail/letters.json' with { type: 'json' };
import { textsIn } from '../words/rows.ts';

interface OwnWords {
  readonly subject: string;
  readonly line: string;
  readonly button?: string;
  /** The last line; without one of its own, a letter says what to do if somebody else caused it (`notYou`). */
  readonly after?: string;
}
/** The texts that all letters share. */
interface Frame {
  readonly greeting: string;
  /** Above the link written out, for readers whose program shows no button. */
  readonly linkBelow: string;
  readonly sentBy: string;
  /** The device and the address from which something was done, in letters that report it. */
  readonly where: string;
  readonly notYou: string;
}

/** The words of all letters, and the texts that they share. */
export function letterWords(language: Language): Readonly<Record<LetterName, OwnWords>> & Frame {
  return textsIn(rows, language);
}

/** The texts of a letter in its reader's language. */
export function letterText<L extends LetterName>({ letter, language, facts }: Letter<L>): LetterText {
  const words = letterWords(language);
  const { subject, line, button, after = words.notYou }: OwnWords = words[letter];
  const fill = (text: string): string => filled(text, { ...facts });
  return {
    subject: fill(subject),
    lines: [fill(line), ...('device' in facts ? [fill(words.where)] : [])],
    ...(button === undefined ? {} : { button }),
    after: [fill(after)],
  };
}
