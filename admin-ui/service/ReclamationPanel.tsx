import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dateText, dateTimeText } from '#domain/kernel/written.ts';
import type { ReclamationMove } from '#domain/service/reclamation.rules.ts';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { callApi } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useText } from '../i18n/useText.ts';
import { colourOfStatus } from '../parts/statusColour.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { useSaveFirst } from '../parts/useSaveFirst.ts';
import { ReclamationMoveDialog } from './ReclamationMoveDialog.tsx';
import { daysUntil, toneOfDays } from './daysUntil.ts';

const nameOf = (value: unknown): string => (isReference(value) ? value.presentation : '–');

/** The state of a reclamation, the time left for its decision, and the moves that are allowed now. */
const ReclamationPanel = ({ record }: { readonly record: AnyRecord }) => {
  const text = useText();
  const saveFirst = useSaveFirst();
  const [move, setMove] = useState<ReclamationMove | 'addComment'>();
  useRefetchOnChange(['reclamation'], ['reclamation state', record.id]);
  const { data: standing, error } = useQuery({
    queryKey: ['reclamation state', record.id, record.updatedAt],
    queryFn: ({ signal }) => callApi('GET /reclamation/:id/state', { params: { id: record.id }, signal }),
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.25 }}>
      <StatusChip label={nameOf(record.status)} colour={colourOfStatus(record.status)} />
      <Term record={record} />
      <ErrorNote error={error} severity="warning" />
      {standing?.nextReminder && (
        <Typography variant="body2" color="text.secondary">
          {text('reclamations.nextReminder', { at: dateTimeText(standing.nextReminder.at) })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }} className="no-print">
        {standing?.allowed.map((name) => (
          <Button
            key={name}
            variant={name === 'decide' && !record.decisionId ? 'contained' : 'outlined'}
            // A move acts on the stored reclamation, so what was typed in its form is saved first. A comment needs no saving.
            onClick={() => void saveFirst().then((saved) => saved && setMove(name))}
          >
            {text(`reclamations.${name}`)}
          </Button>
        ))}
        <Button onClick={() => setMove('addComment')}>{text('reclamations.addComment')}</Button>
      </Box>
      {move && (
        <ReclamationMoveDialog
          move={move}
          reclamationId={record.id}
          updatedAt={standing?.updatedAt ?? record.updatedAt}
          onClose={() => setMove(undefined)}
        />
      )}
    </Box>
  );
};

/** The decision, or the term for it and the days that are left. */
const Term = ({ record }: { readonly record: AnyRecord }) => {
  const text = useText();
  if (record.decisionId) {
    const words = { decision: nameOf(record.decision), day: dateText(record.decisionDate) };
    return <Typography>{text('reclamations.decided', words)}</Typography>;
  }
  if (typeof record.executionTerm !== 'string')
    return <Typography color="text.secondary">{text('reclamations.noTerm')}</Typography>;
  const days = daysUntil(record.executionTerm);
  const daysText = (): string => {
    if (days === 0) return text('reclamations.dueToday');
    return text(days < 0 ? 'reclamations.overdue' : 'reclamations.daysLeft', { count: Math.abs(days) });
  };
  return (
    <>
      <Typography>{text('reclamations.due', { day: dateText(record.executionTerm) })}</Typography>
      <StatusChip tone={toneOfDays(days)} label={daysText()} />
    </>
  );
};

export default ReclamationPanel;
