import { Alert, Button } from '@mui/material';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import WriteIcon from '@mui/icons-material/EditOutlined';
import { Link } from 'react-router-dom';
import { objects } from '#domain/objects.ts';
import { PageHeader } from '../parts/PageHeader.tsx';
import { useMailboxWords } from './useMailboxWords.ts';

interface MailHeadProps {
  /** True if no account has a folder. */
  readonly isEmpty: boolean;
  readonly onHelp: () => void;
  readonly onWrite: () => void;
}

/** The title of the mailbox, and the actions that concern no single letter. */
export function MailHead({ isEmpty, onHelp, onWrite }: MailHeadProps) {
  const words = useMailboxWords();
  return (
    <>
      <PageHeader title={words.title}>
        <Button component={Link} color="inherit" to={`/${objects.emailSignature.path}`}>
          {words.signatures}
        </Button>
        <Button color="inherit" startIcon={<KeyboardIcon />} title="?" onClick={onHelp}>
          {words.help}
        </Button>
        <Button variant="contained" startIcon={<WriteIcon />} onClick={onWrite}>
          {words.write}
        </Button>
      </PageHeader>
      {isEmpty && <Alert severity="info">{words.noAccounts}</Alert>}
    </>
  );
}
