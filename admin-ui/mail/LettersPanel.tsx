import { Box, Typography } from '@mui/material';
import { useGetIdentity } from 'ra-core';
import { Link } from 'react-router-dom';
import { dateTimeText } from '#domain/kernel/written.ts';
import { objects } from '#domain/objects.ts';
import { screenPath, screenRoles } from '#domain/screens.ts';
import type { SignedInUser } from '../data/signedInUser.ts';
import { Panel } from '../parts/Panel.tsx';
import { useMailboxWords } from './useMailboxWords.ts';

/** A received letter that is linked to a record. */
export interface LetterAbout {
  readonly id: number;
  readonly subject: string;
  readonly who: string;
  readonly date: string;
}

/** Received letters by a record; each opens in the mailbox, for who has none as a record. */
const LettersPanel = ({ letters }: { readonly letters: readonly LetterAbout[] }) => {
  const words = useMailboxWords();
  const { data: identity } = useGetIdentity();
  const user = identity as unknown as SignedInUser | undefined;
  const hasMailbox =
    user && (user.fullRights || screenRoles('mail').some((role) => user.roles.includes(role)));
  return (
    <Box sx={{ mt: 1.25 }} className="no-print">
      <Panel title={words.lettersAbout}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {letters.map(({ id, subject, who, date }) => (
            <Box component="li" key={id} sx={{ display: 'flex', gap: 1.5, py: 0.4 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Link
                  to={
                    hasMailbox ? `${screenPath('mail')}?letter=${id}` : `/${objects.incomingEmail.path}/${id}`
                  }
                >
                  {subject || words.noSubject}
                </Link>
              </Box>
              <Typography variant="body2" color="text.secondary">
                {[who, dateTimeText(date)].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
          ))}
        </Box>
      </Panel>
    </Box>
  );
};

export default LettersPanel;
