import type { Language } from '#domain/kernel/language.ts';
import type { MailboxWords } from '#domain/mail/mailbox.words.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { KeysHelp, type KeysSection } from '../parts/KeysHelp.tsx';
import { keysFor, type MailKey } from './mailKeys.ts';
import { useMailboxWords } from './useMailboxWords.ts';

/** The name of a text of the mailbox that is a single text and not a group of texts. */
type Word = { [K in keyof MailboxWords]: MailboxWords[K] extends string ? K : never }[keyof MailboxWords];

const sectionsIn = (language: Language): readonly KeysSection<Word>[] => {
  // A line of the help: the keys to press, and the name of the command, which is also the name of its text. `keysFor`
  // gives its keys in the language of the screen, and `more` are other keys that do the same.
  const lineOf = (command: MailKey, ...more: string[]): [string[], MailKey] => [
    [...more, ...keysFor(command, language).map((key) => (key.length === 1 ? key.toUpperCase() : key))],
    command,
  ];
  return [
    {
      title: 'letters',
      keys: [
        lineOf('next', '↓'),
        lineOf('previous', '↑'),
        lineOf('open', 'Enter'),
        lineOf('pick'),
        [['/'], 'search'],
        lineOf('thisHelp'),
      ],
    },
    {
      title: 'reading',
      keys: (['reply', 'replyAll', 'forward', 'markUnread', 'flag', 'markProcessed', 'toTrash'] as const).map(
        (command) => lineOf(command),
      ),
    },
    {
      title: 'write',
      keys: [
        [['Ctrl + Enter'], 'send'],
        [['Ctrl + B'], 'bold'],
        [['Ctrl + I'], 'italic'],
        [['Ctrl + U'], 'underline'],
        [['Ctrl + Shift + 8'], 'bullets'],
        [['Ctrl + Shift + 7'], 'numbers'],
        [['Ctrl + Shift + B'], 'quote'],
        [['Ctrl + Z'], 'undo'],
        [['Ctrl + Shift + Z'], 'redo'],
      ],
    },
  ];
};

/** The help on the keyboard shortcuts of the mailbox. */
export function MailKeysHelp({ onClose }: { readonly onClose: () => void }) {
  const words = useMailboxWords();
  const language = useLanguage();
  return (
    <KeysHelp
      title={words.help}
      sections={sectionsIn(language)}
      say={(key) => words[key]}
      onClose={onClose}
    />
  );
}
