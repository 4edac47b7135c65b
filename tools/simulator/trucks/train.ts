import { setTimeout as pause } from 'node:timers/promises';
import { query, type Client, type Row } from './client.ts';
import { demoScale } from './demoScale.ts';
import type { Weighbridge } from './weighbridge.ts';

const demoTrain = '444082';
/** So many wagons are weighed at once, so that there is something to see. The others come one a minute, as in a real yard. */
const quickWagons = 8;
const wagonEveryMs = 60_000;

/** Pushes the demo's train over the rail scale, from the first wagon that nobody has weighed. */
export async function weighTrain(client: Client, weighbridge: Weighbridge): Promise<void> {
  const scale = await demoScale(client, 'W3');
  if (!scale) return;
  const filter = { 'train.trainNumber': demoTrain, markedToDelete: false };
  const { rows: wagons } = await client.get<{ rows: Row[] }>(
    `/train_wagons?${query({ filter, sort: 'place', limit: 100 })}`,
  );
  for (const wagon of wagons) {
    const disposition = await client.get<Row>(`/disposition/${Number(wagon.dispositionId)}`);
    if (Number(disposition.numberOfWeighted) > 0) continue;
    await weighbridge.weigh(client, disposition.id, scale, loadedKilograms(wagon));
    if (Number(wagon.place) > quickWagons) await pause(wagonEveryMs);
  }
}

/** A weight near the one in the papers, in steps of the scale (20 kg). */
const loadedKilograms = ({ tare, nettoRegistered }: Row): number => {
  const registeredKilograms = (Number(tare) + Number(nettoRegistered)) * 1000;
  return Math.round((registeredKilograms + (Math.random() - 0.5) * 600) / 20) * 20;
};
