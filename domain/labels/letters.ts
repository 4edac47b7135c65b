import type { Language } from '../kernel/language.ts';
import type { Letter, LetterName, LetterText, LetterWords } from '../mail/letters.ts';
import { letters as de } from './de/letters.ts';
import { letters as en } from './en/letters.ts';
import { letters as es } from './es/letters.ts';
import { letters as fr } from './fr/letters.ts';
import { letters as it } from './it/letters.ts';
import { letters as nl } from './nl/letters.ts';
import { letters as pl } from './pl/letters.ts';

export const letterWords: Readonly<Record<Language, LetterWords>> = { pl, en, nl, de, fr, it, es };

/** What a letter says in its reader's language. */
export const letterText = <L extends LetterName>({ letter, language, facts }: Letter<L>): LetterText =>
  (letterWords[language][letter] as (all: typeof facts) => LetterText)(facts);
