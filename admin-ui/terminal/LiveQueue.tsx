import { Alert, Box, LinearProgress, Paper, Typography } from '@mui/material';
import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useAuthenticated, useStore } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import { journeyCalls, type QueueAnswer, type QueuedDisposition } from '../data/journey.ts';
import { useLiveConnection, useRefetchOnChange } from '../data/live.ts';
import { useText } from '../i18n/useText.ts';
import { PageHeader } from '../parts/PageHeader.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { useNow } from '../parts/useNow.ts';
import { boardColumns, boardOf, overdueSeconds, type BoardColumn } from './boardColumns.ts';
import { SearchBox, StationChooser } from './QueueControls.tsx';
import { StationFigures } from './StationFigures.tsx';
import { TruckCard } from './TruckCard.tsx';
import { useMoves } from './useMoves.ts';
import { useStations, type Station } from './useStations.ts';

/** Waiting times and ETAs drift even when nothing happens. */
const refreshMs = 30_000;
/** The station's queue hears of a move a moment after the record has changed. */
const queueHearsMs = 1500;
const placeMissingMs = 3000;
const tickMs = 5_000;

/** Every truck between the road and the exit, in columns by status; it moves by itself. */
const LiveQueue = () => {
  useAuthenticated();
  const text = useText();
  const live = useLiveConnection();
  const stations = useStations();
  const [stationId, setStationId] = useStore<number | 0>('queue.station', 0);
  const [words, setWords] = useState('');
  const now = useNow(tickMs);
  const { data, error, isFetching } = useQuery({
    queryKey: ['queue', stationId],
    queryFn: ({ signal }) => journeyCalls.queue(stationId || undefined, signal),
    refetchInterval: ({ state }) => (lacksPlaces(state.data) ? placeMissingMs : refreshMs),
    placeholderData: keepPreviousData,
  });
  useRefetchOnChange(['disposition', 'weighingStation'], ['queue'], queueHearsMs);
  const { move, arrange } = useMoves();
  const onMove = useCallback(
    (truck: QueuedDisposition, wanted: JourneyMove) => void move(truck, wanted),
    [move],
  );
  const onArrange = useCallback(
    (truck: QueuedDisposition, change: 'hold' | 'release') => void arrange(truck, change),
    [arrange],
  );
  const board = useMemo(
    () => boardOf((data?.rows ?? []).filter((truck) => isCalled(truck, words))),
    [data, words],
  );
  const several = stationId === 0 && stations.length > 1;
  const stationName = (truck: QueuedDisposition) =>
    several ? stations.find(({ id }) => id === truck.weighingStationId)?.name : undefined;
  const overdue = (data?.rows ?? []).filter((truck) => (overdueSeconds(truck, now) ?? -1) >= 0).length;

  return (
    <>
      <PageHeader
        title={text('queue.title')}
        marks={
          overdue > 0 && (
            <StatusChip label={text('queue.overdueCount', { smart_count: overdue })} tone="stop" />
          )
        }
      >
        <StationChooser stations={stations} value={stationId} onChange={setStationId} />
        <SearchBox value={words} onChange={setWords} />
      </PageHeader>
      {!live && <Warning text={text('shell.liveOff')} />}
      {error && <Warning text={error.message} severe />}
      {data && <EtaNotice answer={data} stations={stations} stationId={stationId} />}
      <StationFigures boards={data?.boards ?? []} stations={stations} />
      <Box sx={{ height: 2, mb: 0.5 }}>
        {isFetching && !data && <LinearProgress sx={{ height: 2 }} aria-label={text('shell.loading')} />}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(6, minmax(158px, 1fr))',
          overflowX: 'auto',
          alignItems: 'start',
        }}
      >
        {boardColumns.map((column) => (
          <Column
            key={column}
            column={column}
            trucks={board[column]}
            stationName={stationName}
            now={now}
            onMove={onMove}
            onArrange={onArrange}
          />
        ))}
      </Box>
    </>
  );
};

/** A truck waits whose place its station's queue has not told yet. */
const lacksPlaces = (answer: QueueAnswer | undefined): boolean =>
  answer?.rows.some(
    ({ carsQueueStatus, place, weighingStationId }) =>
      place === null &&
      (carsQueueStatus === 'Accepted' || carsQueueStatus === 'EntryReserved') &&
      answer.boards.some((board) => board.weighingStationId === weighingStationId),
  ) ?? false;

const isCalled = (truck: QueuedDisposition, words: string): boolean => {
  const wanted = words.trim().toLowerCase().replaceAll(' ', '');
  const names = [
    truck.vehicle?.presentation,
    truck.trailer?.presentation,
    truck.driverTicket,
    truck.driverPhoneNumber,
    truck.driver?.presentation,
    truck.numberStr,
  ];
  return wanted === '' || names.some((name) => name?.toLowerCase().replaceAll(' ', '').includes(wanted));
};

interface ColumnProps {
  readonly column: BoardColumn;
  readonly trucks: readonly QueuedDisposition[];
  readonly stationName: (truck: QueuedDisposition) => string | undefined;
  readonly now: number;
  readonly onMove: (truck: QueuedDisposition, move: JourneyMove) => void;
  readonly onArrange: (truck: QueuedDisposition, change: 'hold' | 'release') => void;
}

const Column = ({ column, trucks, stationName, ...acts }: ColumnProps) => {
  const text = useText();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={text(`queue.columns.${column}`)}
      sx={{ bgcolor: 'background.default', minWidth: 0 }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: 0.5,
          px: 1,
          py: 0.75,
          borderBottom: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          borderRadius: '6px 6px 0 0',
        }}
      >
        <Typography
          component="h2"
          noWrap
          title={text(`queue.columns.${column}`)}
          sx={{ fontWeight: 650, fontSize: 13 }}
        >
          {text(`queue.columns.${column}`)}
        </Typography>
        <Typography sx={{ fontWeight: 750, fontSize: 15 }}>{trucks.length}</Typography>
      </Box>
      <Box
        sx={{
          p: 0.75,
          display: 'flex',
          flexDirection: 'column',
          gap: 0.75,
          maxHeight: 'calc(100vh - 249px)',
          minHeight: 120,
          overflowY: 'auto',
          scrollbarWidth: 'thin',
        }}
      >
        {trucks.length === 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'center', py: 2 }}>
            {text('queue.empty')}
          </Typography>
        )}
        {trucks.map((truck) => (
          <TruckCard key={truck.id} truck={truck} station={stationName(truck)} column={column} {...acts} />
        ))}
      </Box>
    </Paper>
  );
};

interface EtaNoticeProps {
  readonly answer: QueueAnswer;
  readonly stations: readonly Station[];
  readonly stationId: number;
}

/** Says when places and ETAs are missing, and whether that is a fault or a queue switched off. */
const EtaNotice = ({ answer, stations, stationId }: EtaNoticeProps) => {
  const text = useText();
  const shown = stations.filter(({ id }) =>
    stationId ? id === stationId : answer.rows.some((row) => row.weighingStationId === id),
  );
  const silent = shown.filter(({ id }) => !answer.boards.some((board) => board.weighingStationId === id));
  if (silent.some(({ queueOn }) => queueOn)) return <Warning text={text('queue.etasUnavailable')} />;
  return stationId && silent.length > 0 ? <Warning text={text('queue.etasMissing')} /> : null;
};

const Warning = ({ text, severe }: { text: string; severe?: boolean }) => (
  <Alert severity={severe ? 'error' : 'warning'} sx={{ py: 0, mb: 0.75 }}>
    {text}
  </Alert>
);

export default LiveQueue;
