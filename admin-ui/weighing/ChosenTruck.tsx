import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import PrintIcon from '@mui/icons-material/Print';
import RetareIcon from '@mui/icons-material/Replay';
import RecordIcon from '@mui/icons-material/Scale';
import UndoIcon from '@mui/icons-material/Undo';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { enumLabel, errorMessage } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import { writeWagonNumber } from '#domain/railway/wagonNumber.rules.ts';
import type { LiveReading } from '#domain/weighing/scaleMessages.ts';
import { callApi } from '../data/client.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { journeyCalls, plateOf, type Disposition, type JourneyAnswer } from '../data/journey.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { ButtonKey } from '../parts/KeyMark.tsx';
import { useWrittenKey } from '../parts/useKeys.ts';
import { useMoves } from '../terminal/useMoves.ts';
import { Approval } from './Approval.tsx';
import { deskKeys } from './deskKeys.ts';
import { Errand } from './Errand.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import { OutageNotice } from './OutageNotice.tsx';
import { previewOf, type PlannedWeighing } from './plan.ts';
import { Sums } from './Sums.tsx';
import { askAgainMs, isStanding, useOutage } from './useOutage.ts';
import { useHold } from './useHold.ts';
import { useRecording } from './useRecording.ts';
import { WeighingSteps } from './WeighingSteps.tsx';
import { WeighingWarnings } from './WeighingWarnings.tsx';

interface ChosenTruckProps {
  readonly id: number;
  readonly scaleId: number;
  /** The present reading of the scale; undefined if it has none that can be trusted. */
  readonly reading: LiveReading | undefined;
  readonly onDone: () => void;
}

/** The truck to be weighed: what is expected, what recording would result in, and what can be undone. */
export function ChosenTruck(props: ChosenTruckProps) {
  const { id } = props;
  useRefetchOnChange(['disposition', 'weighingRecord', 'deliveryNote'], ['journey', id]);
  // The plan includes what is left of the order.
  useRefetchOnChange(['deliveryNote', 'deliveryOrder'], ['desk', 'plan', id]);
  const { data: disposition } = useQuery({
    queryKey: ['desk', 'truck', id],
    queryFn: ({ signal }) => recordCalls.read(objects.disposition, id, { signal }),
  });
  const { data: journey } = useQuery({
    queryKey: ['journey', id],
    queryFn: ({ signal }) => journeyCalls.journey(id, signal),
    refetchInterval: ({ state }) => (isStanding(state.data) ? askAgainMs : false),
  });
  const { data: planned } = useQuery({
    queryKey: ['desk', 'plan', id],
    queryFn: ({ signal }) => callApi('GET /dispositions/:id/weighing_plan', { params: { id }, signal }),
  });
  if (!disposition || !journey || !planned) return null;
  return <Truck {...props} disposition={disposition} journey={journey} planned={planned} />;
}

interface TruckProps extends ChosenTruckProps {
  readonly disposition: Disposition;
  readonly journey: JourneyAnswer;
  readonly planned: PlannedWeighing;
}

const Truck = ({ id, scaleId, reading, onDone, disposition, journey, planned }: TruckProps) => {
  const text = useText();
  const language = useLanguage();
  const { move } = useMoves();
  const outageSince = useOutage(journey);
  const { hold, takeOver } = useHold(id, scaleId);
  const accepted = reading?.accepted ?? undefined;
  const taken = planned.weighings;
  // Whether the scale still shows the weight recorded last, so the truck has not moved.
  const used = accepted !== undefined && taken.at(-1)?.tonnes === accepted.tonnes;
  const preview = previewOf(planned.plan, taken, accepted?.tonnes);
  const { kind, now, after, warnings, held, complete } = preview;
  // The first weighing begins the journey of a vehicle that needs no queue.
  const allowed = journey.allowed?.includes('recordWeighing') ?? disposition.typeOfDocument !== 'Automobile';
  const recording = useRecording({
    disposition,
    reading,
    preview,
    weighable: allowed && !isStanding(journey) && hold.state !== 'locked',
    used,
    onDone,
  });
  const recordNow = useRef(() => {});
  recordNow.current = () => void recording.record();
  useWrittenKey(deskKeys.record[0], () => recordNow.current());
  const refusal = isRefusal(after) && !used ? after : undefined;
  const plate = writeWagonNumber(plateOf(disposition) ?? text('queue.noPlate'));
  const kindText = kind && text(`desk.kind.${kind}`);

  return (
    <Paper variant="outlined" component="section" aria-label={plate} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, flexWrap: 'wrap' }}>
        <Typography sx={{ fontSize: 28, fontWeight: 750, lineHeight: 1.1 }}>{plate}</Typography>
        <Typography component={Link} to={`/${objects.disposition.path}/${id}`} sx={{ color: 'primary.main' }}>
          {disposition.numberStr}
        </Typography>
        <Typography sx={{ fontWeight: 650 }}>
          {enumLabel(language, 'dispositionType', disposition.type)}
        </Typography>
      </Box>
      <OutageNotice since={outageSince} checking={recording.checking} />
      <HoldNotice hold={hold} onTakeOver={takeOver} />
      <WeighingSteps planned={planned} disposition={disposition} />
      <Sums now={now} after={after === undefined || isRefusal(after) || used ? undefined : after} />
      {!kindText && <Typography sx={{ mt: 1, fontWeight: 650 }}>{text('desk.nothingExpected')}</Typography>}
      {planned.plan.closed && <Notice words={text('weighing.closed')} />}
      {planned.plan.gmpMissing && taken.length === 0 && <Notice words={text('weighing.gmp')} />}
      {held && refusal?.code !== held.code && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {text('weighing.held')} {errorMessage(language, held.code, {})}
        </Alert>
      )}
      {refusal && !planned.plan.closed && !planned.plan.gmpMissing && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {errorMessage(language, refusal.code, refusal.params)}
        </Alert>
      )}
      {!used && <WeighingWarnings warnings={warnings} />}
      {used && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {text('desk.usedAccepted')}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {kindText && (
          <Button
            variant="contained"
            size="large"
            color={warnings.length > 0 && recording.ready ? 'warning' : 'primary'}
            startIcon={<RecordIcon />}
            disabled={!recording.ready}
            onClick={() => void recording.record()}
            data-record-weighing
            aria-keyshortcuts={deskKeys.record[0]}
            endIcon={<ButtonKey keys={deskKeys.record[0]} />}
          >
            {accepted
              ? text(warnings.length > 0 && recording.ready ? 'weighing.acceptRecord' : 'desk.record', {
                  kind: kindText,
                  weight: recording.weight,
                })
              : text('desk.recordWaits')}
          </Button>
        )}
        {preview.mayRetare && (
          <Button
            size="medium"
            startIcon={<RetareIcon />}
            disabled={!recording.mayRetare}
            onClick={() => void recording.retare()}
          >
            {text('weighing.retare')}
          </Button>
        )}
        <Button
          size="medium"
          color="error"
          startIcon={<UndoIcon />}
          disabled={!journey.allowed.includes('removeWeighing') || hold.state === 'locked'}
          onClick={() => void move(disposition, 'removeWeighing')}
        >
          {text('desk.takeBack')}
        </Button>
        <Button
          size="medium"
          startIcon={<PrintIcon />}
          component={Link}
          to={`/weighing-ticket/${id}`}
          disabled={taken.length === 0}
        >
          {text('desk.print')}
        </Button>
      </Box>
      <Approval disposition={disposition} net={now.net} complete={complete || planned.effect.repeated} />
      <Errand disposition={disposition} />
    </Paper>
  );
};

const Notice = ({ words }: { words: string }) => (
  <Alert severity="error" sx={{ mt: 1 }}>
    {words}
  </Alert>
);
