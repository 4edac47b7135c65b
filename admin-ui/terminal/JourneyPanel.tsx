import { Box, Button, Paper, Typography } from '@mui/material';
import OpenIcon from '@mui/icons-material/OpenInNew';
import { useQuery } from '@tanstack/react-query';
import { enumLabel } from '#domain/labels/index.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { allowedMoves } from '#domain/terminal/journey.rules.ts';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import { journeyCalls, type Disposition, type JourneyAnswer } from '../data/journey.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useOperates } from '../data/useOperates.ts';
import { useText } from '../i18n/useText.ts';
import { clockText } from '../objects/formats.ts';
import { toneOf } from '../objects/statusTones.ts';
import { StatusChip } from '../parts/StatusChip.tsx';
import { useMoves } from './useMoves.ts';

/** Where the truck's journey stands, the moves it allows now, and its workflow. */
const JourneyPanel = ({ record }: { record: AnyRecord }) => {
  const text = useText();
  const disposition = record as unknown as Disposition;
  useRefetchOnChange(['disposition'], ['journey']);
  const { data: journey } = useQuery({
    queryKey: ['journey', record.id],
    queryFn: ({ signal }) => journeyCalls.journey(record.id, signal),
  });
  const operates = useOperates();
  const workflow = journey?.begun && journey.workflowUrl;
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
      {journey && <Standing journey={journey} disposition={disposition} />}
      {operates && journey && <MoveButtons journey={journey} disposition={disposition} />}
      <Box sx={{ flex: 1 }} />
      {workflow && (
        <Button component="a" href={workflow} target="_blank" rel="noreferrer" endIcon={<OpenIcon />}>
          {text('journey.workflow')}
        </Button>
      )}
    </Paper>
  );
};

const Standing = ({ journey, disposition }: { journey: JourneyAnswer; disposition: Disposition }) => {
  const text = useText();
  const language = useLanguage();
  const queue = journey.carsQueueStatus ?? disposition.carsQueueStatus;
  const state = journey.status ?? disposition.state;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      <StatusChip
        label={enumLabel(language, 'carsQueueStatus', queue)}
        tone={toneOf('carsQueueStatus', queue)}
      />
      {state !== queue && (
        <StatusChip
          label={enumLabel(language, 'dispositionState', state)}
          tone={toneOf('dispositionState', state)}
        />
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

const MoveButtons = ({ journey, disposition }: { journey: JourneyAnswer; disposition: Disposition }) => {
  const text = useText();
  const { move } = useMoves();
  const allowed: readonly JourneyMove[] =
    journey.allowed ?? allowedMoves({ queue: disposition.carsQueueStatus, disposition: disposition.state });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {allowed
        .filter((each) => each !== 'recordWeighing')
        .map((each) => (
          <Button
            key={each}
            variant="outlined"
            color={each === 'remove' || each === 'removeWeighing' ? 'error' : 'primary'}
            onClick={() => void move(disposition, each)}
          >
            {text(`journey.moves.${each}`)}
          </Button>
        ))}
    </Box>
  );
};

export default JourneyPanel;
