import { KeysHelp, type KeysSection } from '../parts/KeysHelp.tsx';
import type { MailboxWords } from '#domain/mail/mailbox.words.ts';
import { useMailboxWords } from './useMailboxWords.ts';

type Word = { [K in keyof MailboxWords]: MailboxWords[K] extends string ? K : never }[keyof MailboxWords];

const sections: readonly KeysSection<Word>[] = [
  {
    title: 'letters',
    keys: [
      [['J', '↓'], 'next'],
      [['K', '↑'], 'previous'],
      [['Enter', 'O'], 'open'],
      [['X'], 'pick'],
      [['/'], 'search'],
      [['?'], 'thisHelp'],
    ],
  },
  {
    title: 'reading',
    keys: [
      [['R'], 'reply'],
      [['A'], 'replyAll'],
      [['F'], 'forward'],
      [['U'], 'markUnread'],
      [['S'], 'flag'],
      [['E'], 'markProcessed'],
      [['#', 'Delete'], 'toTrash'],
    ],
  },
  { title: 'write', keys: [[['Ctrl + Enter'], 'send']] },
];

/** The help on the keyboard shortcuts of the mailbox. */
export function MailKeysHelp({ onClose }: { readonly onClose: () => void }) {
  const words = useMailboxWords();
  return <KeysHelp title={words.help} sections={sections} say={(key) => words[key]} onClose={onClose} />;
}
