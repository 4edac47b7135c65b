import type { CarsQueueStatus } from '#domain/terminal/statuses.ts';
import { boardOf, newQueue } from '#workflows/terminal/stationQueue.state.ts';
import { inTurns, type Comparison } from './measure.ts';

const trucks = 500;
const places = 10;
/** As `inTurns` takes them: rounds in which the sides alternate, and calls of each side in a round. */
const [rounds, times] = [4, 10];
const now = Date.UTC(2026, 10, 20, 8);
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

/** Trucks are in all places of the terminal, the others wait. The past services say how long one takes. */
const queue = {
  ...newQueue(1),
  settings: { carsBufferTerminal: places, carsBufferParking: 20, minutesCarService: 3 },
  services: Array.from({ length: 40 }, (_, index) => ({ seconds: 900 + index * 37, places })),
  trucks: Array.from({ length: trucks }, (_, index) => {
    const status: CarsQueueStatus = index < places ? 'ParkingExit' : 'Accepted';
    const calledAt = index < places ? ago(index * 3) : null;
    return {
      dispositionId: index + 1,
      status,
      since: ago(trucks - index),
      held: false,
      called: null,
      calledAt,
    };
  }),
};

/** Calculates the board of a queue with places and ETAs, against only writing the same board as JSON. */
export async function boardBench(): Promise<Comparison[]> {
  const board = boardOf(queue, now);
  if (board.trucks.filter(({ place }) => place?.eta).length !== trucks - places)
    throw new Error('ETAs are missing');
  const { ours, bare } = await inTurns(
    rounds,
    times,
    async () => void JSON.stringify(boardOf(queue, now)),
    async () => void JSON.stringify(board),
  );
  return [{ name: `a queue board of ${trucks} trucks with their ETAs`, unit: 'ms a board', ours, bare }];
}
