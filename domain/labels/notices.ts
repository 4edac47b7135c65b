import type { Language } from '../kernel/language.ts';
import type { NoticeFacts, NoticeName, NoticeText } from '../platform/notices.ts';
import { filled, withoutUnknown } from '../words/filled.ts';
import rows from '../words/platform/notices.json' with { type: 'json' };
import { textsIn } from '../words/rows.ts';

interface OwnWords {
  readonly title: string;
  readonly description?: string;
}

/** The sentences of the notice that database and Temporal do not match. */
interface StoresApart extends OwnWords {
  readonly olderDatabase: string;
  readonly olderTemporal: string;
  readonly resumed: string;
  readonly ended: string;
}
type NoticeWords = Readonly<Record<NoticeName, OwnWords>> & { readonly storesApart: StoresApart };

/** The text of a notice in a language. */
export function noticeText<N extends NoticeName>(
  language: Language,
  notice: N,
  facts: NoticeFacts[N],
): NoticeText {
  const words: NoticeWords = textsIn(rows, language);
  const { title, description = '' }: OwnWords = words[notice];
  const fill = (text: string): string => filled(withoutUnknown(text, facts), facts);
  // The notice that database and Temporal differ is made of several sentences; only its facts say which of them is older.
  if (!('older' in facts)) return { title: fill(title), description: fill(description) };

  const { olderDatabase, olderTemporal, resumed, ended } = words.storesApart;
  const older = facts.older === 'database' ? olderDatabase : olderTemporal;
  return { title, description: [older, resumed, ...(facts.unknown > 0 ? [fill(ended)] : [])].join(' ') };
}
