import { Box, LinearProgress, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import type { LetterActionsProps } from './LetterActions.tsx';
import type { MailPlace } from './mailQueries.ts';
import { StepBack } from './mailSteps.tsx';
import { ReadingPane } from './ReadingPane.tsx';
import { usableAccounts } from './usableAccounts.ts';
import type { MailAddress } from './useMailAddress.ts';
import { useMailboxWords } from './useMailboxWords.ts';

/** Loads the composer with its editor. It is a chunk of its own, so that people who only read do not wait for it. */
export const loadComposer = () => import('./ComposerAt.tsx');
const ComposerAt = lazy(loadComposer);

interface MailPaneProps extends LetterActionsProps {
  readonly place: MailPlace;
  readonly address: MailAddress;
}

/** The letter that is written, otherwise the one that is read. */
export function MailPane({ mailFolders, place, address, ...actionProps }: MailPaneProps) {
  const words = useMailboxWords();
  // `open` is the id of the letter that is read. `writing` says which letter is written: a new one, a draft, a copy or an answer.
  const { letter: open, writing } = address;
  return (
    <Box data-pane="letter" sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 }}>
      <Box sx={{ flex: 'none' }}>
        <StepBack label={words.letters} onBack={address.leave} />
      </Box>
      {writing !== undefined && (
        <Suspense fallback={<LinearProgress aria-label={words.write} />}>
          <ComposerAt
            // Another letter gets another composer; `begun` differs for a second new letter.
            key={`${writing} ${address.begun}`}
            writing={writing}
            accounts={usableAccounts(mailFolders)}
            onStored={address.rememberDraft}
            onClose={() => address.write(undefined)}
            onTakenBack={(id) => address.write(`draft-${id}`)}
          />
        </Suspense>
      )}
      {writing === undefined && open !== undefined && (
        <ReadingPane place={place} address={address} open={open} mailFolders={mailFolders} {...actionProps} />
      )}
      {writing === undefined && open === undefined && (
        <Typography color="text.secondary" sx={{ m: 'auto', p: 2 }}>
          {words.choose}
        </Typography>
      )}
    </Box>
  );
}
