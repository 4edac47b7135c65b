import type { Language } from '#domain/kernel/language.ts';

/** What keys do in the mailbox. */
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

const everywhere: Readonly<Record<MailKey, readonly string[]>> = {
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

/** Besides those that other mailboxes have: D as in "odpowiedz", W "wszystkim", P "przekaż", N "nieprzeczytana", G "flaga" and Z "załatwiona". */
const inPolish: Partial<Readonly<Record<MailKey, readonly string[]>>> = {
  reply: ['d'],
  replyAll: ['w'],
  forward: ['p'],
  markUnread: ['n'],
  flag: ['g'],
  markProcessed: ['z'],
};

/** The keys for an act, in the language of the screen. */
export function keysFor(act: MailKey, language: Language): readonly string[] {
  return [...everywhere[act], ...(language === 'pl' ? (inPolish[act] ?? []) : [])];
}
