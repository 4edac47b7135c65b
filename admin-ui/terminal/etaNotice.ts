import type { QueueAnswer } from '../data/journey.ts';

/** What the board shows now. */
interface ShownBoard {
  readonly answer: {
    readonly rows: readonly Pick<QueueAnswer['rows'][number], 'weighingStationId'>[];
    readonly boards: readonly Pick<QueueAnswer['boards'][number], 'weighingStationId'>[];
  };
  readonly stations: readonly { readonly id: number; readonly queueOn: boolean | null }[];
  /** The station that is chosen; 0 for all. */
  readonly stationId: number;
}

/**
 * Whether places and ETAs are missing on the board: `etasUnavailable` if a queue does not answer, `etasMissing` if that of the
 * chosen station is switched off. The server sends the boards of stations that have trucks, so one without any lacks nothing.
 */
export function etaNotice({
  answer,
  stations,
  stationId,
}: ShownBoard): 'etasUnavailable' | 'etasMissing' | null {
  const hasTruck = (id: number) => answer.rows.some((row) => row.weighingStationId === id);
  const hasBoard = (id: number) => answer.boards.some((board) => board.weighingStationId === id);
  if (stations.some(({ id, queueOn }) => queueOn && hasTruck(id) && !hasBoard(id))) return 'etasUnavailable';
  const isOff = stations.some(({ id, queueOn }) => id === stationId && !queueOn);
  return isOff ? 'etasMissing' : null;
}
