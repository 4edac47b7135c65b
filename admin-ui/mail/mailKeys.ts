import type { Language } from '#domain/kernel/language.ts';

/** A command of the mailbox that has a key. `pick` selects a letter, so that one command can be given for several. */
export type MailKey =
  | 'next'
  | 'previous'
  | 'open'
  | 'thisHelp'
  | 'pick'
  | 'reply'
  | 'replyAll'
  | 'forward'
  | 'markUnread'
  | 'flag'
  | 'markProcessed'
  | 'toTrash';

const inEveryLanguage: Readonly<Record<MailKey, readonly string[]>> = {
  next: ['j'],
  previous: ['k'],
  open: ['o'],
  thisHelp: ['?'],
  pick: ['x'],
  reply: ['r'],
  replyAll: ['a'],
  forward: ['f'],
  markUnread: ['u'],
  flag: ['s'],
  markProcessed: ['e'],
  toTrash: ['#', 'Delete'],
};

/**
 * Additional keys in Polish. Each is a character of the Polish word, here the capital one: oDpowiedz, Wszystkim, Przekaż,
 * Nieprzeczytana, flaGa, Załatwiona.
 */
const inPolish: Partial<Readonly<Record<MailKey, readonly string[]>>> = {
  reply: ['d'],
  replyAll: ['w'],
  forward: ['p'],
  markUnread: ['n'],
  flag: ['g'],
  markProcessed: ['z'],
};

/** The keys of a command in the language of the interface. */
export function keysFor(command: MailKey, language: Language): readonly string[] {
  return [...inEveryLanguage[command], ...(language === 'pl' ? (inPolish[command] ?? []) : [])];
}
