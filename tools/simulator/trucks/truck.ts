import { setTimeout as pause } from 'node:timers/promises';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import { buyService } from './service.ts';
import type { Weighbridge } from './weighbridge.ts';
import { patiently, query, Refused, type Client, type Row } from './client.ts';

/** A random time between so many seconds, in milliseconds. */
const randomMs = (from: number, to: number): number => (from + Math.random() * (to - from)) * 1000;
/** After how long a waiting truck looks again whether it may go on. */
const lookAgainMs = 1500;
/** Every third truck buys something before it leaves. */
const buyerEvery = 3;

/**
 * Drives one simulated truck from its present state to the exit. It waits where a driver waits, and does what a driver does. A
 * truck of an earlier run of the simulation is driven on from where it is.
 */
export async function driveTruck(client: Client, weighbridge: Weighbridge, disposition: Row): Promise<void> {
  const who = `truck ${disposition.id}`;
  const look = () => client.get<Row>(`/disposition/${disposition.id}`);
  /** One step; false if the truck is gone. It reads the truck each time, because a call without an answer may have succeeded. */
  const step = async (): Promise<boolean> => {
    const row = await look();
    if (isGone(row)) return false;
    const act = nextAct(client, weighbridge, row);
    await (act ? act() : pause(lookAgainMs));
    return true;
  };
  try {
    while (await patiently(who, step));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // People may pause, weigh or remove a simulated truck like any other. The simulation then leaves it to them.
    console.log(`${who} has no driver any more: ${error.code}`);
  }
}

/** What the driver does where the truck stands; undefined if drivers wait. */
const nextAct = (
  client: Client,
  weighbridge: Weighbridge,
  row: Row,
): (() => Promise<unknown>) | undefined => {
  const move = (name: JourneyMove) => client.post(`/dispositions/${row.id}/moves/${name}`);
  // Makes the move after a random time between so many seconds.
  const moveAfter = (from: number, to: number, name: JourneyMove) => async () => {
    await pause(randomMs(from, to));
    await move(name);
  };
  // The simulated weighbridges of trucks are numbered as their records are.
  const platform = { scaleId: Number(row.scaleId), number: Number(row.scaleId) };
  const weigh = (kilograms: number) => () => weighbridge.weigh(client, row.id, platform, kilograms);
  const { empty, loaded } = loadOf(row);
  const [firstKilograms, secondKilograms] = row.type === 'Loading' ? [empty, loaded] : [loaded, empty];

  if (row.carsQueueStatus === 'OnTheWay')
    return async () => {
      await move('sendStartSms');
      await moveAfter(5, 25, 'arrive')();
    };
  if (row.carsQueueStatus === 'EntryAllowed') return moveAfter(4, 15, 'leaveParking');
  if (row.state === 'ParkingExit') return moveAfter(4, 10, 'enterTerminal');
  // The truck is in the terminal and has not been weighed.
  if (row.state === 'NaTerminalu') return weigh(firstKilograms);
  if (row.state === 'SecondWeighing')
    return async () => {
      await pause(randomMs(10, 25));
      await weigh(secondKilograms)();
    };
  if (row.state === 'Loaded' || row.state === 'Unloaded')
    return async () => {
      if (row.id % buyerEvery === 0) await buyService(client, row);
      await moveAfter(3, 8, 'exitTerminal')();
    };
  return undefined;
};

const kilogramsOf = (tonnes: unknown): number | undefined =>
  typeof tonnes === 'string' ? Math.round(Number(tonnes) * 1000) : undefined;

/**
 * The kilograms of the truck, empty and loaded. A weight that has been recorded is kept, the others are random, in steps of
 * 20 kg.
 */
const loadOf = ({ tare, brutto }: Row): { empty: number; loaded: number } => {
  const load = 23_000 + Math.round(Math.random() * 100) * 20;
  const recordedGross = kilogramsOf(brutto);
  const randomEmpty = 13_600 + Math.round(Math.random() * 60) * 20;
  const empty = kilogramsOf(tare) ?? (recordedGross === undefined ? randomEmpty : recordedGross - load);
  return { empty, loaded: recordedGross ?? empty + load };
};

/** Whether the truck needs no simulated driver any more: it has left, was removed, or somebody has paused it. */
const isGone = (row: Row): boolean =>
  ['Deleted', 'Paused', 'TerminalExit'].includes(String(row.carsQueueStatus));

/** Trucks of this simulation that are still under way, such as those of the start before. */
export async function trucksUnderWay(client: Client, mark: string): Promise<Row[]> {
  const filter = { comment: mark, carsQueueStatus: { notInList: ['TerminalExit', 'Deleted'] } };
  return (await client.get<{ rows: Row[] }>(`/disposition?${query({ filter, limit: 100 })}`)).rows;
}
