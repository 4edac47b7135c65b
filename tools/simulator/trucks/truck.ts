import { setTimeout as pause } from 'node:timers/promises';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import type { Weighbridge } from './weighbridge.ts';
import { query, Refused, type Client, type Row } from './client.ts';

const seconds = (from: number, to: number): number => (from + Math.random() * (to - from)) * 1000;
const lookAgainMs = 1500;

/** One simulated truck, from its disposition to the exit. It waits where a driver waits, and does what a driver does. */
export const driveTruck = async (
  client: Client,
  weighbridge: Weighbridge,
  disposition: Row,
): Promise<void> => {
  const look = () => client.get<Row>(`/disposition/${disposition.id}`);
  const move = (name: JourneyMove) => client.post(`/dispositions/${disposition.id}/moves/${name}`);
  const until = async (reached: (row: Row) => boolean): Promise<Row> => {
    for (;;) {
      const row = await look();
      if (isGone(row)) throw new Left();
      if (reached(row)) return row;
      await pause(lookAgainMs);
    }
  };

  try {
    await move('sendStartSms');
    await pause(seconds(5, 25));
    await move('arrive');
    await until((row) => row.carsQueueStatus === 'EntryAllowed');
    await pause(seconds(4, 15));
    await move('leaveParking');
    await pause(seconds(4, 10));
    await move('enterTerminal');
    const row = await until(({ state }) => state === 'NaTerminalu');
    const loading = row.type === 'Loading';
    const empty = 13_600 + Math.round(Math.random() * 60) * 20;
    const loaded = empty + 23_000 + Math.round(Math.random() * 100) * 20;
    await weighbridge.weigh(client, row, loading ? empty : loaded);
    await until(({ state }) => state === 'SecondWeighing');
    await pause(seconds(10, 25));
    await weighbridge.weigh(client, row, loading ? loaded : empty);
    await until(({ state }) => state === 'Loaded' || state === 'Unloaded');
    await pause(seconds(3, 8));
    await move('exitTerminal');
  } catch (error) {
    // People may pause or remove a simulated truck as any other; then it is theirs.
    if (!(error instanceof Left) && !(error instanceof Refused)) throw error;
  }
};

class Left extends Error {}

const isGone = (row: Row): boolean =>
  ['Deleted', 'Paused', 'TerminalExit'].includes(String(row.carsQueueStatus));

/** Trucks of this simulation that are still under way, such as those of the start before. */
export const trucksUnderWay = async (client: Client, mark: string): Promise<Row[]> => {
  const filter = { comment: mark, carsQueueStatus: { notInList: ['TerminalExit', 'Deleted'] } };
  return (await client.get<{ rows: Row[] }>(`/disposition?${query({ filter, limit: 100 })}`)).rows;
};
