import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import PrintIcon from '@mui/icons-material/Print';
import RecordIcon from '@mui/icons-material/Scale';
import UndoIcon from '@mui/icons-material/Undo';
import { useQuery } from '@tanstack/react-query';
import { useGetOne } from 'ra-core';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { enumLabel, errorMessage, fieldLabel } from '#domain/labels/index.ts';
import { objects, type RecordNamed } from '#domain/objects.ts';
import type { LiveReading } from '#domain/weighing/scaleMessages.ts';
import type { Weights } from '#domain/weighing/weighing.rules.ts';
import { call } from '../data/http.ts';
import { journeyCalls, plateOf, type Disposition } from '../data/journey.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { preciseClockText, weightText } from '../objects/formats.ts';
import { useCtrlKey } from '../parts/useKeys.ts';
import { useMoves } from '../terminal/useMoves.ts';
import { planOf, previewOf } from './plan.ts';

interface ChosenTruckProps {
  readonly id: number;
  /** What the scale says; undefined while it says nothing to be trusted. */
  readonly reading: LiveReading | undefined;
  readonly onDone: () => void;
}

/** The truck about to be weighed: what is expected, what recording would make of it, and what can be taken back. */
export const ChosenTruck = ({ id, reading, onDone }: ChosenTruckProps) => {
  const text = useText();
  const language = useLanguage();
  const { move, run } = useMoves();
  const { data: disposition } = useQuery({
    queryKey: ['desk', 'truck', id],
    queryFn: ({ signal }) => call<Disposition>(`/${objects.disposition.path}/${id}`, { signal }),
  });
  useRefetchOnChange(['disposition', 'weighingRecord'], ['journey', id]);
  const { data: journey } = useQuery({
    queryKey: ['journey', id],
    queryFn: ({ signal }) => journeyCalls.journey(id, signal),
  });
  const { data: station } = useGetOne<RecordNamed<'weighingStation'>>(
    objects.weighingStation.path,
    { id: disposition?.weighingStationId ?? 0 },
    { enabled: Boolean(disposition?.weighingStationId) },
  );
  const { data: vehicle } = useGetOne<RecordNamed<'vehicle'>>(
    objects.vehicle.path,
    { id: disposition?.vehicleId ?? 0 },
    { enabled: Boolean(disposition?.vehicleId) },
  );
  const recordNow = useRef(() => {});
  useCtrlKey('enter', () => recordNow.current());
  if (!disposition || !journey) return null;

  const taken = journey.weighings ?? [];
  const accepted = reading?.accepted ?? undefined;
  const used = accepted !== undefined && taken.length > 0 && weighedNow(taken, accepted.tonnes);
  const { kind, now, after } = previewOf(planOf(disposition, station, vehicle), taken, accepted?.tonnes);
  const plate = plateOf(disposition) ?? text('queue.noPlate');
  const weighable = journey.allowed?.includes('recordWeighing') === true;
  const refusal = isRefusal(after) && !used ? after : undefined;
  const ready = weighable && kind !== undefined && accepted !== undefined && !refusal && !used;
  const shownWeight = weightText(language, accepted?.tonnes, 3);
  const acceptedTime = preciseClockText(accepted?.at);
  const kindText = kind && text(`desk.kind.${kind}`);

  const record = async () => {
    if (!ready || !kindText) return;
    const done = text('desk.recorded', { plate, kind: kindText, weight: shownWeight });
    const asked = text('desk.recordAsk', { plate, kind: kindText, weight: shownWeight });
    const moved = reading?.phase !== 'STABLE' && text('desk.recordMoved', { time: acceptedTime });
    const question = { text: moved ? `${asked}\n${moved}` : asked };
    const weight = { captureId: accepted.captureId, scaleId: reading?.scaleId ?? 0, kind };
    if (await run(question, done, () => journeyCalls.recordWeighing(id, weight))) onDone();
  };

  recordNow.current = () => void record();

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
      <Errand disposition={disposition} />
      <Sums now={now} after={after === undefined || isRefusal(after) ? undefined : after} />
      <Typography sx={{ mt: 1, fontWeight: 650 }}>
        {kindText ? text('desk.expected', { kind: kindText }) : text('desk.nothingExpected')}
      </Typography>
      {refusal && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {errorMessage(language, refusal.code, shownParams(language, refusal.params))}
        </Alert>
      )}
      {used && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {text('desk.usedAccepted')}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {kind && (
          <Button
            variant="contained"
            size="large"
            startIcon={<RecordIcon />}
            disabled={!ready}
            onClick={() => void record()}
            data-record-weighing
            title="Ctrl+Enter"
          >
            {accepted && kindText
              ? text('desk.record', { kind: kindText, weight: shownWeight })
              : text('desk.recordWaits')}
          </Button>
        )}
        <Button
          size="medium"
          color="error"
          startIcon={<UndoIcon />}
          disabled={journey.allowed?.includes('removeWeighing') !== true}
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
    </Paper>
  );
};

/** The accepted weight is the one recorded last: the truck has not moved since. */
const weighedNow = (taken: readonly { readonly tonnes: string }[], tonnes: string): boolean =>
  taken.at(-1)?.tonnes === tonnes;

const shownParams = (language: ReturnType<typeof useLanguage>, params: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      weightText(language, value, 3).replace(/ T$/, '') || String(value ?? '–'),
    ]),
  );

/** What is carried, for whom, by whom. */
const Errand = ({ disposition }: { disposition: Disposition }) => {
  const language = useLanguage();
  const names = [
    'product',
    'warehouse',
    'customer',
    'vendor',
    'driver',
    'trailer',
    'carrier',
    'order',
  ] as const;
  return (
    <Box
      component="dl"
      sx={{ m: 0, mt: 1, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1.5, rowGap: 0.25 }}
    >
      {names
        .filter((name) => disposition[name])
        .map((name) => [
          <Typography key={name} component="dt" variant="body2" color="text.secondary">
            {fieldLabel(language, 'disposition', name)}
          </Typography>,
          <Typography key={`${name} value`} component="dd" variant="body2" sx={{ m: 0 }}>
            {disposition[name]?.presentation}
          </Typography>,
        ])}
    </Box>
  );
};

/** The weights that stand, and in colour those that recording the weight on the scale would add. */
const Sums = ({ now, after }: { now: Weights; after: Weights | undefined }) => {
  const text = useText();
  const language = useLanguage();
  const willChange = after !== undefined && after.net !== now.net;
  const cells = [
    [text('desk.gross'), now.gross, after?.gross],
    [text('desk.tare'), now.tare, after?.tare],
    willChange ? [text('desk.netAfter'), null, after.net] : [text('desk.net'), now.net, null],
  ] as const;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1, mt: 1.5 }}>
      {cells.map(([label, tonnes, added]) => (
        <Box
          key={label}
          sx={{
            border: 1,
            borderColor: tonnes === null && added ? 'primary.main' : 'divider',
            borderRadius: 1,
            px: 1.25,
            py: 0.75,
          }}
        >
          <Typography variant="caption" color="text.secondary">
            {label}
          </Typography>
          <Typography
            sx={{
              fontSize: 20,
              fontWeight: 700,
              lineHeight: 1.2,
              whiteSpace: 'nowrap',
              ...(tonnes === null && added ? { color: 'primary.main' } : {}),
            }}
          >
            {weightText(language, tonnes ?? added, 3) || '–'}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};
