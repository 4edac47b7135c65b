import { Alert, Box, Chip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { dateTimeText } from '#domain/kernel/written.ts';
import { objects } from '#domain/objects.ts';
import { filled } from '#domain/words/filled.ts';
import { apiAddress } from '../data/client.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { useLanguage } from '../data/useLanguage.ts';
import RecordProcesses from '../processes/run/RecordProcesses.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { sizeText } from '../objects/files/fileLooks.tsx';
import { LetterActions, type LetterActionsProps } from './LetterActions.tsx';
import { LabelChips } from './LabelChips.tsx';
import { LetterBody } from './LetterBody.tsx';
import { LetterHeads } from './LetterHeads.tsx';
import { LinkedRecords } from './LinkedRecords.tsx';
import { NewContact } from './NewContact.tsx';
import { mayChangeMail } from './usableAccounts.ts';
import { letterFilesQuery, letterQuery, type Letter } from './mailQueries.ts';
import { useMailboxWords } from './useMailboxWords.ts';

const LetterInvitation = lazy(() => import('../calendar/LetterInvitation.tsx'));

/** A received letter, its files, its links, and the actions on it. It is marked as read once it is shown. */
export function Reader({ id, ...actionProps }: LetterActionsProps & { readonly id: number }) {
  const { data: letter, error } = useQuery(letterQuery(id));
  const words = useMailboxWords();
  // True once the effect has looked at the letter. The letter is marked as read only once, so that a person can mark it as unread
  // again. The id of the letter is the key of this component, so another letter begins with false.
  const isNoted = useRef(false);
  // In a ref, because the actions are made anew by each render and must not start the effect.
  const noteShown = useRef(actionProps.actions.noteShown);
  noteShown.current = actionProps.actions.noteShown;
  const seen = letter?.seen;
  useEffect(() => {
    if (seen === undefined || isNoted.current) return;
    isNoted.current = true;
    if (!seen) void noteShown.current([id]);
  }, [id, seen]);
  if (!letter) return <ErrorNote error={error} />;
  const { subject, from, fromName, to, cc, date, failure } = letter;
  const mayChange = mayChangeMail(actionProps.mailFolders, letter.emailAccountId);
  return (
    <Box
      component="article"
      aria-label={words.reading}
      sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}
    >
      <LetterActions letter={letter} mayChange={mayChange} {...actionProps} />
      <LetterHeads
        subject={subject}
        heads={[
          [words.from, fromName ? `${fromName} <${from ?? ''}>` : from || words.noSender],
          [words.to, to],
          [words.cc, cc],
          [words.date, dateTimeText(date)],
        ]}
      >
        <LabelChips labels={letter.labels ?? []} />
      </LetterHeads>
      {letter.hasAttachments && <Files id={id} />}
      {/* An invitation comes as an attached calendar file. */}
      {letter.hasAttachments && (
        <Suspense fallback={null}>
          <LetterInvitation letterId={id} />
        </Suspense>
      )}
      <LinkedRecords letterId={id} mayChange={mayChange} />
      {mayChange && <NewContact letter={letter} />}
      <LetterProcesses letter={letter} />
      {failure && (
        <Alert severity="warning" sx={{ borderRadius: 0 }}>
          {filled(words.unreadableWhy, { reason: failure })}
        </Alert>
      )}
      {failure && !letter.body ? (
        <Typography color="text.secondary" sx={{ p: 2 }}>
          {words.nothingReadable}
        </Typography>
      ) : (
        <LetterBody body={letter.body ?? ''} isHtml={letter.bodyType !== 'text'} />
      )}
    </Box>
  );
}

/** The processes about a letter. RecordProcesses shows nothing if no process definition is for e-mails. */
const LetterProcesses = ({ letter }: { readonly letter: Letter }) => {
  const { data: meta } = useObjectMeta(objects.incomingEmail.name);
  return meta ? (
    <Box sx={{ px: 2, maxHeight: 180, overflowY: 'auto' }}>
      <RecordProcesses meta={meta} record={letter} />
    </Box>
  ) : null;
};

const Files = ({ id }: { readonly id: number }) => {
  const words = useMailboxWords();
  const language = useLanguage();
  const { data, error } = useQuery(letterFilesQuery(id));
  return (
    <Box
      role="group"
      aria-label={words.files}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.75,
        px: 2,
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <ErrorNote error={error} />
      {data?.rows.map((file) => (
        <Chip
          key={file.id}
          component="a"
          clickable
          href={apiAddress('GET /incoming_email/file/:id', { params: { id: file.id } })}
          download={file.name}
          label={`${file.name} (${sizeText(language, file.size ?? 0)})`}
          size="small"
        />
      ))}
    </Box>
  );
};
