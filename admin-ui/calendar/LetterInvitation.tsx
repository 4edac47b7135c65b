import { Alert, Box, Button, ButtonGroup, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { LetterInvitation as Invitation } from '#domain/calendar/letterInvitation.contracts.ts';
import { whenText } from '#domain/labels/invitations.ts';
import { recurrenceText } from '#domain/labels/recurrenceWords.ts';
import { objects } from '#domain/objects.ts';
import { callApi } from '../data/client.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { AnswerForGuest } from './AnswerForGuest.tsx';

const answers = ['Accepted', 'Tentative', 'Declined'] as const;
type Answer = (typeof answers)[number];

/**
 * The invitation or event that came with a letter, and the possible answers. For a letter that answers an invitation of ours for a
 * guest, this answer instead. For any other letter nothing.
 */
const LetterInvitation = ({ letterId }: { readonly letterId: number }) => {
  const text = useText();
  const client = useQueryClient();
  const queryKey = ['mail', 'invitation', letterId];
  const params = { id: letterId };
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi('GET /email/:id/invitation', { params, signal }),
  });
  // Without a `calendarId` the server puts the event into the reader's first calendar.
  const answering = useMutation({
    mutationFn: (answer: Answer | null) =>
      callApi('POST /email/:id/invitation', { params, body: { answer, calendarId: null } }),
    onSuccess: (response) => {
      client.setQueryData(queryKey, response);
      void client.invalidateQueries({ queryKey: ['calendar page'] });
    },
  });
  const invitation = data?.invitation;
  if (data?.guestAnswer)
    return <AnswerForGuest letterId={letterId} queryKey={queryKey} answered={data.guestAnswer} />;
  if (!invitation) return <ErrorNote error={error} />;
  return (
    <Box
      role="group"
      aria-label={text('letterInvitation.title')}
      sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider', bgcolor: 'action.hover' }}
    >
      <Alert
        severity={invitation.isOff ? 'warning' : 'info'}
        variant="outlined"
        sx={{ '& .MuiAlert-message': { flex: 1 } }}
      >
        <InvitationFacts invitation={invitation} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Actions
            invitation={invitation}
            busy={answering.isPending}
            onTake={(answer) => answering.mutate(answer)}
          />
          {invitation.event && (
            <Button
              size="small"
              component={Link}
              to={`/${objects.calendarEvent.path}/${invitation.event.id}`}
            >
              {text('letterInvitation.open')}
            </Button>
          )}
        </Box>
      </Alert>
      <ErrorNote error={answering.error} />
    </Box>
  );
};

const InvitationFacts = ({ invitation }: { readonly invitation: Invitation }) => {
  const text = useText();
  const language = useLanguage();
  const { title, repeats, organizer, isOff } = invitation;
  const when = [whenText(invitation), ...(repeats ? [recurrenceText(language, repeats)] : [])].join(', ');
  return (
    <>
      <Typography variant="subtitle2" component="h3">
        {isOff ? text('letterInvitation.off', { title }) : title}
      </Typography>
      <Typography variant="body2">{when}</Typography>
      {organizer && (
        <Typography variant="body2">{text('letterInvitation.from', { who: organizer })}</Typography>
      )}
    </>
  );
};

interface ActionsProps {
  readonly invitation: Invitation;
  readonly busy: boolean;
  /** Called with the answer; with null if none is asked for and the event is only put into the calendar or removed. */
  readonly onTake: (answer: Answer | null) => void;
}

/**
 * The answers, if the letter asks for one (`isAnswered`). Otherwise a button puts the event into the calendar, or removes it if
 * it was called off (`isOff`). `result` says how the event stands to the calendar: with `same` nothing would change there, with
 * `older` the calendar has a newer version, and with `leftOut` the event cannot be put there.
 */
const Actions = ({ invitation: { isAnswered, isOff, event, result }, busy, onTake }: ActionsProps) => {
  const text = useText();
  if (result === 'leftOut') return <Typography>{text('calendarImport.results.leftOut')}</Typography>;
  if (result === 'older') return <Typography>{text('calendarImport.results.older')}</Typography>;
  if (isAnswered && !isOff)
    return (
      <ButtonGroup size="small" disabled={busy} aria-label={text('letterInvitation.answer')}>
        {answers.map((answer) => {
          // Another result means that the invitation has changed since the answer, so it is asked for again.
          const isGiven = event?.answer === answer && result === 'same';
          return (
            <Button
              key={answer}
              variant={isGiven ? 'contained' : 'outlined'}
              aria-pressed={isGiven}
              onClick={() => onTake(answer)}
            >
              {text(`letterInvitation.answers.${answer}`)}
            </Button>
          );
        })}
      </ButtonGroup>
    );
  if (isOff && !event) return null;
  if (event && result === 'same') return <Typography>{text('letterInvitation.isThere')}</Typography>;
  return (
    <Button size="small" variant="outlined" disabled={busy} onClick={() => onTake(null)}>
      {text(isOff ? 'letterInvitation.remove' : 'letterInvitation.put')}
    </Button>
  );
};

export default LetterInvitation;
