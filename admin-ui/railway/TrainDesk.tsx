import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import { useAuthenticated } from 'ra-core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { writeWagonNumber } from '#domain/railway/wagonNumber.rules.ts';
import { useLiveConnection, useLiveReading } from '../data/live.ts';
import { useText } from '../i18n/useText.ts';
import { PageHeader } from '../parts/PageHeader.tsx';
import { useWindowChoice } from '../parts/useWindowChoice.ts';
import { useWrittenKey } from '../parts/useKeys.ts';
import { ChosenTruck } from '../weighing/ChosenTruck.tsx';
import { deskKeys } from '../weighing/deskKeys.ts';
import { KeyHints } from '../weighing/KeyHints.tsx';
import { LiveWeight } from '../weighing/LiveWeight.tsx';
import { useScales, type Scale } from '../weighing/useScales.ts';
import { useWeightToRecord } from '../weighing/useWeightToRecord.ts';
import { TrainFiles } from './TrainFiles.tsx';
import { TrainPicture } from './TrainPicture.tsx';
import { TrainSums } from './TrainSums.tsx';
import { progressOf, useTrains, useTrainWagons, type TrainWagon } from './useTrain.ts';

/**
 * The desk at which the wagons of a train are weighed one after another. The arrow keys go to another wagon, Ctrl+Enter records
 * the weight.
 */
const TrainDesk = () => {
  useAuthenticated();
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const trains = useTrains();
  const askedTrainId = Number(search.get('train'));
  const train = trains?.find(({ id }) => id === askedTrainId) ?? trains?.[0];
  // The train of the address is shown even if it has departed and is no longer in the list.
  const trainId = askedTrainId || train?.id;
  const wagons = useTrainWagons(trainId);
  const scales = useScales();
  const [storedScaleId, setScaleId] = useWindowChoice('trainDesk.scale', 0);
  // Without a choice (0), the scale of the railway is used.
  const railwayScale = scales.find(({ typeOfDocument }) => typeOfDocument === 'Railway');
  const scale = scales.find(({ id }) => id === storedScaleId) ?? railwayScale ?? scales[0];

  if (trains && trains.length === 0 && !askedTrainId)
    return (
      <>
        <PageHeader title={text('trainDesk.title')} />
        <Alert severity="info">{text('trainDesk.noTrains')}</Alert>
      </>
    );
  return (
    <>
      <PageHeader title={text('trainDesk.title')}>
        {train && (
          <TextField
            select
            label={text('trainDesk.train')}
            // A departed train is not among the options. Then none is selected, because the name of another train must not
            // stand above the wagons of this one.
            value={train.id === trainId ? trainId : ''}
            onChange={({ target }) => setSearch({ train: target.value })}
            sx={{ minWidth: 240 }}
          >
            {trains?.map((each) => (
              <MenuItem key={each.id} value={each.id}>
                {`${each.numberStr} · ${each.trainNumber}`}
              </MenuItem>
            ))}
          </TextField>
        )}
        {scale && <ScaleSelect scaleId={scale.id} scales={scales} onChange={setScaleId} />}
        {trainId && <TrainFiles trainId={trainId} />}
      </PageHeader>
      {wagons && wagons.length === 0 && trainId && (
        <Alert severity="info">{text('trainDesk.noWagons')}</Alert>
      )}
      {wagons && wagons.length > 0 && scale && <Weighing key={trainId} wagons={wagons} scale={scale} />}
    </>
  );
};

interface WeighingProps {
  readonly wagons: readonly TrainWagon[];
  readonly scale: Scale;
}

/** The first wagon that is not done, from this index to the end and then from the beginning. */
const firstOpen = (wagons: readonly TrainWagon[], from = 0): TrainWagon | undefined =>
  [...wagons.slice(from), ...wagons.slice(0, from)].find((wagon) => progressOf(wagon) !== 'done');

/** The wagons of the train with their sums, and the weighing of the chosen one. Its state begins anew with each train (`key`). */
const Weighing = ({ wagons, scale }: WeighingProps) => {
  const connected = useLiveConnection();
  const reading = useLiveReading(scale.id);
  /** The weight that may be recorded now; undefined if there is none. */
  const accepted = useWeightToRecord(scale, reading, connected);
  const [chosenId, setChosenId] = useState(() => (firstOpen(wagons) ?? wagons[0])?.wagon.id);
  // If the chosen wagon is no longer in the train, the first one is shown.
  const at = Math.max(
    0,
    wagons.findIndex(({ wagon }) => wagon.id === chosenId),
  );
  const chosen = wagons[at];
  /** Chooses a wagon before (negative) or after the present one; at the ends of the train it stays. */
  const moveBy = (steps: number) => {
    const next = wagons[Math.min(Math.max(at + steps, 0), wagons.length - 1)];
    if (next) setChosenId(next.wagon.id);
  };
  // The left and the right arrow.
  useWrittenKey(deskKeys.wagons[0], () => moveBy(-1));
  useWrittenKey(deskKeys.wagons[1], () => moveBy(1));
  /** Goes to the next wagon, and from the last one to the first that is not done. */
  const goToNext = () => {
    const next = wagons[at + 1] ?? firstOpen(wagons, at + 1);
    if (next) setChosenId(next.wagon.id);
  };
  return (
    <>
      <TrainSums wagons={wagons} />
      <TrainPicture wagons={wagons} chosen={chosen?.wagon.id} onChoose={setChosenId} />
      <Box
        sx={{
          mt: 1,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'minmax(320px, 1fr) minmax(420px, 1.2fr)',
          alignItems: 'start',
        }}
      >
        <LiveWeight reading={reading} accepted={accepted} connected={connected} scale={scale} />
        <Box sx={{ minWidth: 0 }}>
          <WagonSteps
            wagon={chosen?.wagon}
            isFirst={at === 0}
            isLast={at === wagons.length - 1}
            onGo={moveBy}
          />
          {chosen?.disposition && (
            <ChosenTruck
              key={chosen.disposition.id}
              id={chosen.disposition.id}
              scaleId={scale.id}
              accepted={accepted}
              onDone={goToNext}
            />
          )}
          <Box sx={{ mt: 1 }}>
            <KeyHints desk="train" />
          </Box>
        </Box>
      </Box>
    </>
  );
};

interface ScaleSelectProps {
  readonly scaleId: number;
  readonly scales: ReturnType<typeof useScales>;
  readonly onChange: (scaleId: number) => void;
}

const ScaleSelect = ({ scaleId, scales, onChange }: ScaleSelectProps) => {
  const text = useText();
  return (
    <TextField
      select
      label={text('trainDesk.scale')}
      value={scaleId}
      onChange={({ target }) => onChange(Number(target.value))}
      sx={{ minWidth: 200 }}
    >
      {scales.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};

interface WagonStepsProps {
  readonly wagon: TrainWagon['wagon'] | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onGo: (steps: -1 | 1) => void;
}

/** The place and number of the chosen wagon, and the buttons to the wagons before and after it. */
const WagonSteps = ({ wagon, isFirst, isLast, onGo }: WagonStepsProps) => {
  const text = useText();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
      <Button startIcon={<PreviousIcon />} onClick={() => onGo(-1)} disabled={isFirst} title="←">
        {text('trainDesk.previous')}
      </Button>
      <Typography sx={{ flex: 1, textAlign: 'center', fontWeight: 700 }} aria-live="polite">
        {wagon &&
          `${text('trainDesk.wagon', { place: wagon.place })} · ${writeWagonNumber(wagon.wagonNumber)}`}
      </Typography>
      <Button endIcon={<NextIcon />} onClick={() => onGo(1)} disabled={isLast} title="→">
        {text('trainDesk.next')}
      </Button>
    </Box>
  );
};

export default TrainDesk;
