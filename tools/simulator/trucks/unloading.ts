import { setTimeout as pause } from 'node:timers/promises';
import { query, type Client, type Row } from './client.ts';
import { demoScale } from './demoScale.ts';
import type { Platform, Weighbridge } from './weighbridge.ts';

const demoShip = 'BALTICA';
const portionEveryMs = 15_000;

/** What falls into the bunker scale at once: 11 to 12.5 tonnes, in steps of 20 kg. */
const portionKilograms = (): number => 11_000 + Math.round(Math.random() * 75) * 20;

/** What the screen of an unloading shows, as far as it is needed here. */
interface Picture {
  /** The moves that are allowed now. */
  readonly allowed: readonly string[];
  readonly holds: readonly {
    readonly name: string;
    /** Tonnes; null if nothing is planned for this hold, which then counts as done. */
    readonly planned: string | null;
    readonly netto: string;
  }[];
  readonly rows: readonly {
    readonly id: number;
    readonly hold: string | null;
    /** Null while the run is open. */
    readonly endWeighting: string | null;
    readonly scale: Row | null;
  }[];
}

/** Unloads the demo's ship, hold after hold. It stops when a person has ended a run. */
export async function unloadShip(client: Client, weighbridge: Weighbridge): Promise<void> {
  // The bunker scale of the demo.
  const scale = await demoScale(client, 'W4');
  const { rows } = await client.get<{ rows: Row[] }>(
    `/ship_unloading?${query({ filter: { 'ship.code': demoShip, markedToDelete: false } })}`,
  );
  const [unloading] = rows;
  if (!scale || !unloading) return;
  while (await nextPortion(client, weighbridge, scale, unloading.id)) await pause(portionEveryMs);
}

/** Drops one portion, or begins a run for the next hold. False if nothing is left to do, or a person has ended the run. */
const nextPortion = async (
  client: Client,
  weighbridge: Weighbridge,
  scale: Platform,
  unloadingId: number,
): Promise<boolean> => {
  const picture = await client.get<Picture>(`/ship_unloading/${unloadingId}/picture`);
  const unfinished = picture.holds.filter(({ planned, netto }) => Number(netto) < Number(planned));
  const [hold] = unfinished;
  // The rows of the picture are the runs of all scales. Ours is the open one of the scale that is simulated here.
  const ourRun = picture.rows.find((row) => row.endWeighting === null && row.scale?.id === scale.scaleId);
  if (ourRun && unfinished.some(({ name }) => name === ourRun.hold)) {
    await weighbridge.drop(scale, portionKilograms());
    return true;
  }
  if (ourRun) await client.post(`/plumb_line/${ourRun.id}/end`);
  // Without an open run of our scale, only the first run of the unloading is begun here. If there have been runs, a person has
  // ended ours.
  const isUntouched = picture.rows.length === 0;
  if (!hold || !(ourRun || isUntouched) || !picture.allowed.includes('openRun')) return false;
  const { boxes } = await client.get<{ boxes: readonly { hold: string; boxId: number }[] }>(
    `/ship_unloading/${unloadingId}`,
  );
  const boxId = boxes.find((row) => row.hold === hold.name)?.boxId;
  const run = { shipUnloadingId: unloadingId, scaleId: scale.scaleId, hold: hold.name };
  await client.post('/plumb_line', boxId ? { ...run, boxId } : run);
  return true;
};
