import type { Database } from '#database/connect.ts';
import { demoPassword } from '#database/demo/people.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { openWeightStore, type WeightStore } from '#scale-agent/weightStore.ts';
import { startCardTerminal, type CardTerminal } from '#tools/simulator/cardTerminal/server.ts';
import type { Stack } from '#tools/testing/stack.ts';
import { patientCaller, type Caller, type CallerHabits } from '../steps/caller.ts';
import type { Counts } from './counts.ts';
import { watchDispositions, type DispositionWatch } from './dispositionWatch.ts';
import type { Draw } from './random.ts';
import { openStations, type Station } from './stations.ts';
import { createTurns, type Turns } from './turns.ts';

/** A kiosk with a card terminal at its side, which drivers use one after the other. */
export interface PayingPlace {
  readonly browserId: string;
  readonly cards: CardTerminal;
}

/** Where the trucks of a run drive, and the people who serve them. */
export interface Terminal {
  readonly stack: Stack;
  readonly database: Database;
  readonly stations: readonly Station[];
  readonly payingPlaces: readonly PayingPlace[];
  readonly operator: Caller;
  /** Somebody at a kiosk or with a telephone; everybody has an address of their own. */
  newDriver(browserId?: string): Caller;
  /** The ids of vehicles: one for each truck that is under way at once. */
  readonly vehicles: readonly number[];
  readonly watch: DispositionWatch;
  /** The turns of trucks at one scale or kiosk. */
  readonly turns: Turns;
  /** The file in which the scale agent keeps its weights; the run reads it while the agent writes it. */
  readonly agentMemory: WeightStore;
  readonly counts: Counts;
  close(): Promise<void>;
}

export interface TerminalParts {
  readonly stack: Stack;
  readonly database: Database;
  readonly counts: Counts;
  readonly draw: Draw;
  /** Which part of all writes is sent twice, from 0 to 1. */
  readonly stutterShare: number;
  readonly trucksAtOnce: number;
}

/** How long a caller repeats a request that nobody answers. */
const patienceMs = 300_000;
const payingPlaceCount = 2;

export async function openTerminal(parts: TerminalParts): Promise<Terminal> {
  const { stack, database, counts, draw, stutterShare, trucksAtOnce } = parts;
  // With `lines`, requests go through a proxy that the run disturbs.
  const apiUrl = stack.lines ? `http://127.0.0.1:${stack.lines.api.port}/api` : stack.apiUrl;
  const habits: CallerHabits = {
    patienceMs,
    stutters: () => draw.share() < stutterShare,
    notice: (what, path) => {
      counts.add(`requests ${what}`);
      // Without ids, so that the same call about different trucks is counted as one.
      if (what === 'answered in two ways') counts.add(`${what}: ${path.replaceAll(/\d+/g, 'n')}`);
    },
  };
  let addresses = 0;
  // The kiosk's calls are limited by address, so each driver has another one: 250 in each network `10.0.n`.
  const newDriver = (browserId?: string): Caller => {
    addresses += 1;
    const address = `10.0.${Math.floor(addresses / 250)}.${addresses % 250}`;
    return patientCaller(apiUrl, {
      ...habits,
      headers: { 'x-forwarded-for': address },
      ...(browserId ? { cookies: { keja_browser: browserId } } : {}),
    });
  };
  const stations = await openStations(database);
  const payingPlaces = await Promise.all(
    Array.from({ length: payingPlaceCount }, (_, index) => openPayingPlace(database, index)),
  );
  const vehicles: number[] = [];
  for (let index = 0; index < trucksAtOnce; index += 1) {
    const vehicle = { name: `GCH ${1000 + index}`, type: 'Car', loadCapacity: '27.000' };
    vehicles.push((await database.records.create(systemActor, 'vehicle', vehicle)).id);
  }
  const operator = patientCaller(apiUrl, habits);
  await operator.call('POST', '/auth/login', { email: 'operator', password: demoPassword });
  // The gateway sends each receipt twice.
  await fetch(`${stack.gatewayUrl}/behaviour`, { method: 'PUT', body: JSON.stringify({ receipts: 2 }) });
  const watch = watchDispositions(database.sql);
  const agentMemory = openWeightStore(stack.agentState);

  return {
    stack,
    database,
    stations,
    payingPlaces,
    operator,
    newDriver,
    vehicles,
    watch,
    turns: createTurns(),
    agentMemory,
    counts,
    close: async () => {
      await watch.close();
      agentMemory.close();
      await Promise.all(stations.flatMap(({ scales }) => scales.map(({ scale }) => scale.close())));
      await Promise.all(payingPlaces.map(({ cards }) => cards.close()));
    },
  };
}

const openPayingPlace = async (database: Database, index: number): Promise<PayingPlace> => {
  const cards = await startCardTerminal();
  const browserId = crypto.randomUUID();
  await database.records.create(systemActor, 'workingPlace', {
    name: `Kiosk ${index + 1}`,
    clientIdSerial: browserId,
    cardTerminal: `127.0.0.1:${cards.port}`,
  });
  return { browserId, cards };
};
