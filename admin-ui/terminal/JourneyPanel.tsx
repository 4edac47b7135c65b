import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import OpenIcon from '@mui/icons-material/OpenInNew';
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { enumLabel, fieldLabel } from '#domain/labels/index.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import { refusedFor } from '#domain/terminal/queueDemands.rules.ts';
import { journeyCalls, type Disposition, type JourneyAnswer } from '../data/journey.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useOperates } from '../data/useOperates.ts';
import { useText } from '../i18n/useText.ts';
import { clockText } from '../objects/formats.ts';
import { wantFields } from '../objects/detail/wantedFields.ts';
import { toneOf } from '../objects/statusTones.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { useSaveFirst } from '../parts/useSaveFirst.ts';
import { useMoves } from './useMoves.ts';

/** The status of a truck's journey, the moves that it allows now, and its workflow. */
const JourneyPanel = ({ record }: { record: AnyRecord }) => {
  const text = useText();
  const disposition = record as unknown as Disposition;
  useRefetchOnChange(['disposition'], ['journey']);
  const {
    data: journey,
    error,
    refetch,
  } = useQuery({
    queryKey: ['journey', record.id],
    queryFn: ({ signal }) => journeyCalls.journey(record.id, signal),
  });
  const operates = useOperates();
  const workflowUrl = journey?.begun && journey.workflowUrl;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={text('journey.panel')}
      sx={{
        px: 2,
        py: 1,
        mb: 1.25,
        minHeight: 50,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
      }}
    >
      {!journey && <ErrorNote error={error} />}
      {journey && <Standing journey={journey} disposition={disposition} />}
      {journey && <Lacking journey={journey} />}
      {operates && journey && (
        <MoveButtons
          journey={journey}
          disposition={disposition}
          readAgain={async () => (await refetch()).data ?? journey}
        />
      )}
      <Box sx={{ flex: 1 }} />
      {workflowUrl && (
        <Button component="a" href={workflowUrl} target="_blank" rel="noreferrer" endIcon={<OpenIcon />}>
          {text('journey.workflow')}
        </Button>
      )}
    </Paper>
  );
};

const Standing = ({ journey, disposition }: { journey: JourneyAnswer; disposition: Disposition }) => {
  const text = useText();
  const language = useLanguage();
  // A disposition outside the queue has no queue status, even if its journey reports an initial one.
  const queue = disposition.carsQueueStatus && (journey.carsQueueStatus ?? disposition.carsQueueStatus);
  const state = journey.status ?? disposition.state;
  // If both have the same label, it is shown once.
  const queueWords = queue ? enumLabel(language, 'carsQueueStatus', queue) : '';
  const stateWords = enumLabel(language, 'dispositionState', state);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      {queue && <StatusChip label={queueWords} tone={toneOf('carsQueueStatus', queue)} />}
      {stateWords !== queueWords && (
        <StatusChip label={stateWords} tone={toneOf('dispositionState', state)} />
      )}
      {!journey.begun && <Typography color="text.secondary">{text('journey.notBegun')}</Typography>}
      {journey.deadline && (
        <Typography>{text('journey.deadline', { at: clockText(journey.deadline.at) })}</Typography>
      )}
      {journey.overruns && journey.overruns.length > 0 && (
        <Typography color="error.main">
          {text('journey.overrun', {
            stays: journey.overruns.map((stay) => enumLabel(language, 'carsQueueStatus', stay)).join(', '),
          })}
        </Typography>
      )}
    </Box>
  );
};

/** The fields that must be filled in before the driver is called or the truck queues. */
const Lacking = ({ journey: { lacking } }: { journey: JourneyAnswer }) => {
  const text = useText();
  const language = useLanguage();
  if (lacking.length === 0) return null;
  const fields = lacking.map((field) => fieldLabel(language, 'disposition', field)).join(', ');
  return (
    <Alert severity="warning" sx={{ py: 0 }}>
      {text('journey.lacking', { fields })}
    </Alert>
  );
};

interface MoveButtonsProps {
  readonly journey: JourneyAnswer;
  readonly disposition: Disposition;
  /** Reads the state of the journey again; if that fails, the last known one is returned. */
  readonly readAgain: () => Promise<JourneyAnswer>;
}

const MoveButtons = ({ journey, disposition, readAgain }: MoveButtonsProps) => {
  const text = useText();
  const saveFirst = useSaveFirst();
  const { move } = useMoves();
  const notify = useNotify();
  const language = useLanguage();
  const { allowed } = journey;
  /**
   * Begins a move. If fields that it needs are not filled in, the person is told so and asked nothing. They may have saved these
   * fields a moment ago, so the state is read again first.
   */
  const begin = async (requestedMove: JourneyMove): Promise<void> => {
    if (!(await saveFirst())) return;
    const missingBefore = refusedFor(requestedMove, journey.lacking);
    const missing =
      missingBefore.length === 0 ? missingBefore : refusedFor(requestedMove, (await readAgain()).lacking);
    if (missing.length === 0) return void move(disposition, requestedMove);
    const fields = missing.map((name) => fieldLabel(language, 'disposition', name)).join(', ');
    notify(text('journey.lacking', { fields }), { type: 'warning' });
    // The form of the disposition, elsewhere on the page, marks these fields.
    wantFields({ recordId: disposition.id, names: missing, message: text('journey.wanted') });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {allowed
        // A weight is recorded at the desk, where the scale is seen.
        .filter((each) => each !== 'recordWeighing')
        .map((each) => (
          <Button
            key={each}
            variant="outlined"
            color={each === 'remove' || each === 'removeWeighing' ? 'error' : 'primary'}
            onClick={() => void begin(each)}
          >
            {text(`journey.moves.${each}`)}
          </Button>
        ))}
    </Box>
  );
};

export default JourneyPanel;
