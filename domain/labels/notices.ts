import type { Language } from '../kernel/language.ts';
import type { NoticeFacts, NoticeName, NoticeText, NoticeWords } from '../platform/notices.ts';
import { notices as de } from './de/notices.ts';
import { notices as en } from './en/notices.ts';
import { notices as es } from './es/notices.ts';
import { notices as fr } from './fr/notices.ts';
import { notices as it } from './it/notices.ts';
import { notices as nl } from './nl/notices.ts';
import { notices as pl } from './pl/notices.ts';

const words: Record<Language, NoticeWords> = { pl, en, nl, de, fr, it, es };

/** What a notice says in a language. */
export const noticeText = <N extends NoticeName>(
  language: Language,
  notice: N,
  facts: NoticeFacts[N],
): NoticeText => words[language][notice](facts);
