import { setTimeout as pause } from 'node:timers/promises';
import { surviveFaults } from '#domain/platform/survival.ts';
import { query, signIn, type Client, type Row } from './trucks/client.ts';
import { driveTruck, trucksUnderWay } from './trucks/truck.ts';
import { weighTrain } from './trucks/train.ts';
import { unloadShip } from './trucks/unloading.ts';
import { createWeighbridge } from './trucks/weighbridge.ts';

/**
 * Simulates the work of the demo terminal, only by calls over HTTP. Trucks are announced, wait, are weighed and leave; a train is
 * weighed and a ship unloaded.
 */
const {
  API_URL = 'http://127.0.0.1:8080',
  WEIGHBRIDGE_HTTP_PORT = '15022',
  TRUCKS_AT_ONCE = '5',
  TRUCK_EVERY_SECONDS = '25',
} = process.env;
/** The comment of the dispositions that are made here. By it they are found again after a restart. */
const mark = 'Symulacja';
/** The ids of the trucks that are being driven. They stay in this set while the API is away, so that none gets two drivers. */
const driven = new Set<number>();

const newDisposition = async (client: Client): Promise<Row | undefined> => {
  const busy = new Set(
    (await client.get<{ rows: Row[] }>('/cars_qeue_dispositions_list')).rows.map(
      ({ vehicleId }) => vehicleId,
    ),
  );
  const { rows: vehicles } = await client.get<{ rows: Row[] }>(
    `/vehicles?${query({ limit: 100, filter: { type: 'Car', markedToDelete: false } })}`,
  );
  // The dispositions of the demo data have this comment.
  const { rows: examples } = await client.get<{ rows: Row[] }>(
    `/disposition?${query({ limit: 12, sort: 'id', filter: { comment: { like: 'Przejazd pokazowy%' } } })}`,
  );
  const free = vehicles.filter(({ id }) => !busy.has(id));
  const vehicle = free[Math.floor(Math.random() * free.length)];
  const example = examples[Math.floor(Math.random() * examples.length)];
  if (!vehicle || !example) return undefined;
  const copiedFields = [
    'type',
    'typeOfOperation',
    'weighingStationId',
    'scaleId',
    'scaleTwoId',
    'driverId',
    'driverPhoneNumber',
    'carrierId',
    'forwarderId',
    'customerId',
    'vendorId',
    'orderId',
    'productId',
    'warehouseId',
    'schemeOfCargoId',
  ];
  return client.post<Row>('/disposition', {
    ...Object.fromEntries(copiedFields.map((name) => [name, example[name]])),
    vehicleId: vehicle.id,
    comment: mark,
  });
};

/** Other work at the terminal. A work that still runs is not begun a second time. */
const otherWork = { train: weighTrain, unloading: unloadShip };
const runningWork = new Set<string>();
const beginOnce = (who: string, work: () => Promise<void>): void => {
  if (runningWork.has(who)) return;
  runningWork.add(who);
  void work()
    .catch((error: unknown) => console.log(`${who}: ${String(error)}`))
    .finally(() => runningWork.delete(who));
};

const run = async (): Promise<never> => {
  const client = await signIn(`${API_URL}/api`, 'operator');
  const weighbridge = createWeighbridge(`http://127.0.0.1:${WEIGHBRIDGE_HTTP_PORT}`);
  const drive = (truck: Row): void => {
    if (driven.has(truck.id)) return;
    driven.add(truck.id);
    void driveTruck(client, weighbridge, truck)
      .catch((error: unknown) => console.log(`truck ${truck.id}: ${String(error)}`))
      .finally(() => driven.delete(truck.id));
  };
  (await trucksUnderWay(client, mark)).forEach(drive);
  for (const [who, work] of Object.entries(otherWork)) beginOnce(who, () => work(client, weighbridge));
  for (;;) {
    if (driven.size < Number(TRUCKS_AT_ONCE)) {
      const truck = await newDisposition(client);
      if (truck) drive(truck);
    }
    await pause(Number(TRUCK_EVERY_SECONDS) * 1000);
  }
};

surviveFaults({ program: process, say: console.log });
console.log('ready: trucks are on their way');
process.once('SIGTERM', () => process.exit(0));
process.once('SIGINT', () => process.exit(0));
for (;;) {
  // The API may be away for a moment, so the simulation begins again after an error.
  await run().catch((error: unknown) => console.log(String(error)));
  await pause(5000);
}
