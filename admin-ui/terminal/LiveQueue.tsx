import { Alert, Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useAuthenticated } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import { foldPlate } from '#domain/goods/plate.ts';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import { journeyCalls, type QueueAnswer, type QueueChange, type QueuedDisposition } from '../data/journey.ts';
import { useLiveConnection, useRefetchOnChange } from '../data/live.ts';
import { useText } from '../i18n/useText.ts';
import { LoadingLine } from '../parts/LoadingLine.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { useNow } from '../parts/useNow.ts';
import { useSentence } from '../parts/useSentence.ts';
import { useWindowChoice } from '../parts/useWindowChoice.ts';
import { isOverdue } from './boardColumns.ts';
import { lanesOf, type BoardView } from './boardLanes.ts';
import { Lane } from './Lane.tsx';
import { SearchBox, StationChooser, BoardViewChooser } from './QueueControls.tsx';
import { StationFigures } from './StationFigures.tsx';
import { useBoardKeys } from './useBoardKeys.ts';
import { useMoves } from './useMoves.ts';
import { etaNotice } from './etaNotice.ts';
import { useStations } from './useStations.ts';

/** The queue is read again at this interval, because waiting times and ETAs change even if nothing happens. */
const refreshMs = 30_000;
/**
 * After a change of a record the queue is read again with this delay, because the workflow of the station's queue is told of a
 * move a moment later.
 */
const refreshDelayMs = 1500;
/** The shorter interval while the place of a waiting truck is missing. */
const placeMissingMs = 3000;
/** How often the waiting times on the screen are computed again. */
const tickMs = 5_000;

/** All trucks between the road and the exit, in columns by status, by station or by delivery order; updated live. */
const LiveQueue = () => {
  useAuthenticated();
  const text = useText();
  const sentence = useSentence();
  const live = useLiveConnection();
  const stations = useStations();
  // 0 shows the trucks of all stations.
  const [stationId, setStationId] = useWindowChoice('queue.station', 0);
  const [view, setView] = useWindowChoice<BoardView>('queue.view', 'status');
  const [words, setWords] = useState('');
  const now = useNow(tickMs);
  const { data, error, isFetching } = useQuery({
    queryKey: ['queue', stationId],
    queryFn: ({ signal }) => journeyCalls.queue(stationId || undefined, signal),
    refetchInterval: ({ state }) => (lacksPlaces(state.data) ? placeMissingMs : refreshMs),
    // No `keepPreviousData`, which would show the trucks of the previous station under the name of this one.
  });
  useRefetchOnChange(['disposition', 'weighingStation'], ['queue'], refreshDelayMs);
  const lanes = useMemo(
    () =>
      lanesOf(
        view,
        (data?.rows ?? []).filter((truck) => matchesWords(truck, words)),
        stations,
        text,
      ),
    [data, words, view, stations, text],
  );
  const keys = useBoardKeys(lanes);
  const showsStation = stationId === 0 && stations.length > 1 && view !== 'station';
  const stationName = (truck: QueuedDisposition) =>
    showsStation ? stations.find(({ id }) => id === truck.weighingStationId)?.name : undefined;
  const overdueCount = (data?.rows ?? []).filter((truck) => isOverdue(truck, now)).length;

  return (
    <>
      <PageHeader
        title={text('queue.title')}
        marks={
          overdueCount > 0 && (
            <StatusChip label={text('queue.overdueCount', { smart_count: overdueCount })} tone="stop" />
          )
        }
      >
        <BoardViewChooser value={view} onChange={setView} />
        <StationChooser stations={stations} value={stationId} onChange={setStationId} />
        <SearchBox value={words} onChange={setWords} onDown={keys.enter} />
      </PageHeader>
      {!live && <Warning text={text('shell.liveOff')} />}
      {error && <Warning text={sentence(error)} severe />}
      {data && <EtaNotice answer={data} stations={stations} stationId={stationId} />}
      <StationFigures boards={data?.boards ?? []} stations={stations} trucks={data?.rows ?? []} now={now} />
      <LoadingLine on={isFetching && !data} mb={0.5} />
      <Board lanes={lanes} keys={keys} stationName={stationName} now={now} isRead={data !== undefined} />
    </>
  );
};

/** Whether a truck waits whose place the queue of its station has not reported yet. */
const lacksPlaces = (answer: QueueAnswer | undefined): boolean =>
  answer?.rows.some(
    ({ carsQueueStatus, place, weighingStationId }) =>
      place === null &&
      (carsQueueStatus === 'Accepted' || carsQueueStatus === 'EntryReserved') &&
      answer.boards.some((board) => board.weighingStationId === weighingStationId),
  ) ?? false;

/** Whether the words match a truck by any of its names, ignoring blanks and dashes. */
const matchesWords = (truck: QueuedDisposition, words: string): boolean => {
  const searchText = foldPlate(words);
  const names = [
    truck.vehicle?.presentation,
    truck.trailer?.presentation,
    truck.driverTicket,
    truck.driverPhoneNumber,
    truck.driver?.presentation,
    truck.numberStr,
  ];
  return searchText === '' || names.some((name) => name && foldPlate(name).includes(searchText));
};

/** Says if places and ETAs are missing, and why. */
const EtaNotice = (shown: Parameters<typeof etaNotice>[0]) => {
  const text = useText();
  const notice = etaNotice(shown);
  return notice ? <Warning text={text(`queue.${notice}`)} /> : null;
};

const Warning = ({ text, severe }: { text: string; severe?: boolean }) => (
  <Alert severity={severe ? 'error' : 'warning'} sx={{ py: 0, mb: 0.75 }}>
    {text}
  </Alert>
);

interface BoardProps {
  readonly lanes: ReturnType<typeof lanesOf>;
  readonly keys: ReturnType<typeof useBoardKeys>;
  /** The name of a truck's station; undefined where it is clear, because a lane has the trucks of one station only. */
  readonly stationName: (truck: QueuedDisposition) => string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether the queue is known; lanes show that they are loading until then. */
  readonly isRead: boolean;
}

const Board = ({ lanes, keys, stationName, now, isRead }: BoardProps) => {
  const { move, arrange } = useMoves();
  const onMove = useCallback(
    (truck: QueuedDisposition, requestedMove: JourneyMove) => void move(truck, requestedMove),
    [move],
  );
  const onArrange = useCallback(
    (truck: QueuedDisposition, change: QueueChange) => void arrange(truck, change),
    [arrange],
  );
  return (
    <Box
      ref={keys.board}
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: `repeat(${Math.max(6, lanes.length)}, minmax(158px, 1fr))`,
        overflowX: 'auto',
        alignItems: 'start',
      }}
    >
      {lanes.map(({ key, title, trucks }) => (
        <Lane
          key={key}
          title={title}
          trucks={isRead ? trucks : undefined}
          stationName={stationName}
          now={now}
          stop={keys.stop}
          onMove={onMove}
          onArrange={onArrange}
        />
      ))}
    </Box>
  );
};

export default LiveQueue;
