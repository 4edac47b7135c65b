import { Alert, Box, Button, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { LetterGuestAnswer } from '#domain/calendar/letterInvitation.contracts.ts';
import { dateTimeText } from '#domain/kernel/written.ts';
import { enumLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import { callApi } from '../data/client.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';

interface AnswerForGuestProps {
  readonly letterId: number;
  /** The query that read the letter's invitation. Its result is replaced once the answer is noted. */
  readonly queryKey: readonly unknown[];
  /** What somebody else has answered for the guest. */
  readonly answered: LetterGuestAnswer;
}

/**
 * Asks a person to confirm an answer that somebody else has sent for a guest. The button is there only while the answer awaits
 * this (`asked`). Afterwards a text says that it is noted, or that the guest has answered otherwise since.
 */
export function AnswerForGuest({ letterId, queryKey, answered }: AnswerForGuestProps) {
  const text = useText();
  const language = useLanguage();
  const client = useQueryClient();
  const noting = useMutation({
    mutationFn: () => callApi('POST /email/:id/guest_answer', { params: { id: letterId } }),
    onSuccess: (response) => client.setQueryData(queryKey, response),
  });
  const { event, at, guest, who, answer, state } = answered;
  return (
    <Box
      role="group"
      aria-label={text('letterInvitation.answer')}
      sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider', bgcolor: 'action.hover' }}
    >
      <Alert severity={state === 'asked' ? 'warning' : 'info'} variant="outlined">
        <Typography variant="subtitle2" component="h3">
          {event.title}
        </Typography>
        <Typography variant="body2">{dateTimeText(at)}</Typography>
        <Typography variant="body2">
          {text('letterInvitation.answeredFor', {
            who,
            guest,
            answer: enumLabel(language, 'guestAnswer', answer),
          })}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
          {state === 'asked' ? (
            <Button
              size="small"
              variant="outlined"
              disabled={noting.isPending}
              onClick={() => noting.mutate()}
            >
              {text('letterInvitation.note')}
            </Button>
          ) : (
            <Typography>{text(`letterInvitation.${state}`)}</Typography>
          )}
          <Button size="small" component={Link} to={`/${objects.calendarEvent.path}/${event.id}`}>
            {text('letterInvitation.open')}
          </Button>
        </Box>
      </Alert>
      <ErrorNote error={noting.error} />
    </Box>
  );
}
