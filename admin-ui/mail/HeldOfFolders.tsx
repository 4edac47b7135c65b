import { Alert, Typography } from '@mui/material';
import { dateText, integerText } from '#domain/kernel/written.ts';
import { inboxPlace } from '#domain/mail/mailFolder.rules.ts';
import { filled } from '#domain/words/filled.ts';
import { useLanguage } from '../data/useLanguage.ts';
import type { MailAccount, Folder } from './mailQueries.ts';
import { useMailboxWords } from './useMailboxWords.ts';
import { whyNotReceived } from './whyNotReceived.ts';

interface HeldOfFoldersProps {
  readonly account: MailAccount;
  readonly folders: readonly Folder[];
}

/**
 * How many letters of the inbox we hold, how many the server has, and when the two were last compared. Any other folder is shown
 * too while the two numbers differ. If no mail can be received, the reason follows.
 */
export function HeldOfFolders({ account, folders }: HeldOfFoldersProps) {
  const words = useMailboxWords();
  const reason = whyNotReceived(account, words);
  return (
    <>
      {folders
        .filter((folder) => folder.sort === inboxPlace || !areNumbersEqual(folder))
        .map((folder) => (
          <Held key={folder.id} folder={folder} />
        ))}
      {reason && (
        <Alert severity="warning" sx={{ mt: 0.5, px: 1, py: 0 }}>
          {filled(words.notReceived, { reason })}
        </Alert>
      )}
    </>
  );
}

const areNumbersEqual = ({ held, onServer }: Folder): boolean => (held ?? 0) === (onServer ?? 0);

const Held = ({ folder }: { readonly folder: Folder }) => {
  const language = useLanguage();
  const words = useMailboxWords();
  const { name, held, onServer, provedAt } = folder;
  return (
    <Typography
      variant="caption"
      component="p"
      sx={{
        px: 1,
        pt: 0.5,
        overflowWrap: 'anywhere',
        color: areNumbersEqual(folder) ? 'text.secondary' : 'warning.main',
      }}
    >
      {filled(words.heldOf, {
        folder: name,
        held: integerText(language, held ?? 0),
        total: integerText(language, onServer ?? 0),
      })}
      <br />
      {provedAt ? filled(words.proved, { day: dateText(provedAt) }) : words.notProved}
    </Typography>
  );
};
