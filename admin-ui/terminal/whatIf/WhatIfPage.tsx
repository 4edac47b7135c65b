import { Alert, Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useAuthenticated } from 'ra-core';
import { useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import { LoadingLine } from '../../parts/LoadingLine.tsx';
import { ErrorNote } from '../../parts/ErrorNote.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { useWindowChoice } from '../../parts/useWindowChoice.ts';
import { durationText } from '../../objects/formats.ts';
import { minutesShown } from '../stationPace.ts';
import { StationChooser } from '../QueueControls.tsx';
import { useStations } from '../useStations.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { CurveChart } from './CurveChart.tsx';
import { nothingChanged } from './triedChange.ts';
import { askWhatIf, type WhatIfAnswer } from './whatIfCalls.ts';

/** The forecast is read again at this interval, because the real queue changes meanwhile. */
const refreshMs = 60_000;
/** The least number of measured services. With fewer, the times are estimated from the settings of the station. */
const measuredEnough = 5;

/** Two charts of a station's next hours side by side: as expected, and with the changes. */
const WhatIfPage = () => {
  useAuthenticated();
  const text = useText();
  const stations = useStations().filter(({ queueOn }) => queueOn);
  const [chosen, setChosen] = useWindowChoice('whatIf.station', 0);
  const [change, setChange] = useState(nothingChanged);
  // The chosen station, or the first one if the chosen one has no queue; 0 if no station has one.
  const stationId = stations.some(({ id }) => id === chosen) ? chosen : (stations[0]?.id ?? 0);
  const { data, error, isFetching } = useQuery({
    queryKey: ['whatIf', stationId, change],
    queryFn: ({ signal }) => askWhatIf(stationId, change, signal),
    enabled: stationId > 0,
    refetchInterval: refreshMs,
    // While other changes are tried, the last curves stay, but never those of another station.
    placeholderData: (before, query) => (query?.queryKey[1] === stationId ? before : undefined),
    retry: false,
  });
  return (
    <>
      <PageHeader title={text('whatIf.title')}>
        <StationChooser stations={stations} value={stationId} onChange={setChosen} isRequired />
      </PageHeader>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {text('whatIf.intro')}
      </Typography>
      <ChangeForm change={change} onChange={setChange} />
      <LoadingLine on={isFetching} mb={0.5} />
      <ErrorNote error={error} />
      {data && !error && <Curves answer={data} />}
    </>
  );
};

/** The highest value of the scale of the curves: a multiple of five, so that its lines have whole numbers. */
const roundedUp = (value: number): number => Math.max(5, Math.ceil(value / 5) * 5);

const Curves = ({ answer: { model, now, usual, changed } }: { answer: WhatIfAnswer }) => {
  const text = useText();
  const most = roundedUp(
    Math.max(...[usual, changed].flatMap(({ points }) => points.map((point) => point.most))),
  );
  const facts = text('whatIf.facts', {
    waiting: model.waiting,
    inside: model.inside,
    places: model.places,
    scales: model.scales,
    weighing: minutesShown(model.scaleSeconds / 60),
    hold: minutesShown(model.holdSeconds / 60),
  });
  return (
    <>
      <Typography sx={{ mb: 1 }}>{facts}</Typography>
      {model.stalledSince && (
        <Alert severity="warning" sx={{ py: 0, mb: 1 }}>
          {text('whatIf.stalled', {
            time: durationText((Date.parse(now) - Date.parse(model.stalledSince)) / 1000),
          })}
        </Alert>
      )}
      {model.measured < measuredEnough && (
        <Alert severity="info" sx={{ py: 0, mb: 1 }}>
          {text('whatIf.guessed')}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}>
        <CurveChart title={text('whatIf.usual')} curve={usual} now={now} most={most} accent="plain" />
        <CurveChart title={text('whatIf.changed')} curve={changed} now={now} most={most} accent="changed" />
      </Box>
    </>
  );
};

export default WhatIfPage;
