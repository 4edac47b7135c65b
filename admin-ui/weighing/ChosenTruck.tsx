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
import { call } from '../data/http.ts';
import { journeyCalls, plateOf, type Disposition, type JourneyAnswer } from '../data/journey.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { weightText } from '../objects/formats.ts';
import { useCtrlKey } from '../parts/useKeys.ts';
import { useMoves } from '../terminal/useMoves.ts';
import { Approval } from './Approval.tsx';
import { Errand } from './Errand.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import { previewOf, type PlannedWeighing } from './plan.ts';
import { Sums } from './Sums.tsx';
import { useHold } from './useHold.ts';
import { useRecording } from './useRecording.ts';
import { WeighingSteps } from './WeighingSteps.tsx';
import { WeighingWarnings } from './WeighingWarnings.tsx';

interface ChosenTruckProps {
  readonly id: number;
  readonly scaleId: number;
  /** What the scale says; undefined while it says nothing to be trusted. */
  readonly reading: LiveReading | undefined;
  readonly onDone: () => void;
}

/** The truck about to be weighed: what is expected, what recording would make of it, and what can be taken back. */
export const ChosenTruck = (props: ChosenTruckProps) => {
  const { id } = props;
  useRefetchOnChange(['disposition', 'weighingRecord', 'deliveryNote'], ['journey', id]);
  const { data: disposition } = useQuery({
    queryKey: ['desk', 'truck', id],
    queryFn: ({ signal }) => call<Disposition>(`/${objects.disposition.path}/${id}`, { signal }),
  });
  const { data: journey } = useQuery({
    queryKey: ['journey', id],
    queryFn: ({ signal }) => journeyCalls.journey(id, signal),
  });
  const { data: planned } = useQuery({
    queryKey: ['desk', 'plan', id],
    queryFn: ({ signal }) => call<PlannedWeighing>(`/dispositions/${id}/weighing_plan`, { signal }),
  });
  if (!disposition || !journey || !planned) return null;
  return <Truck {...props} disposition={disposition} journey={journey} planned={planned} />;
};

interface TruckProps extends ChosenTruckProps {
  readonly disposition: Disposition;
  readonly journey: JourneyAnswer;
  readonly planned: PlannedWeighing;
}

const Truck = ({ id, scaleId, reading, onDone, disposition, journey, planned }: TruckProps) => {
  const text = useText();
  const language = useLanguage();
  const { move } = useMoves();
  const { hold, takeOver } = useHold(id, scaleId);
  const accepted = reading?.accepted ?? undefined;
  const taken = planned.weighings;
  // The truck has not moved since its last weight was recorded.
  const used = accepted !== undefined && taken.at(-1)?.tonnes === accepted.tonnes;
  const preview = previewOf(planned.plan, taken, accepted?.tonnes);
  const { kind, now, after, warnings, held, complete } = preview;
  // A journey that has not begun is begun by its first weighing, where its truck needs no queue.
  const allowed = journey.allowed?.includes('recordWeighing') ?? disposition.typeOfDocument !== 'Automobile';
  const recording = useRecording({
    disposition,
    reading,
    preview,
    weighable: allowed && hold.state !== 'locked',
    used,
    onDone,
  });
  const recordNow = useRef(() => {});
  recordNow.current = () => void recording.record();
  useCtrlKey('enter', () => recordNow.current());
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
          {errorMessage(language, refusal.code, shownParams(language, refusal.params))}
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
            title="Ctrl+Enter"
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
          disabled={journey.allowed?.includes('removeWeighing') !== true || hold.state === 'locked'}
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

const shownParams = (language: ReturnType<typeof useLanguage>, params: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value
        : weightText(language, value, 3).replace(/ T$/, '') || String(value ?? '–'),
    ]),
  );
