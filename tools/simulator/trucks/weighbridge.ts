import { setTimeout as pause } from 'node:timers/promises';
import { query, type Client } from './client.ts';

/** A scale of the demo: the id of its record, and its number among the simulated ones, from 1. */
export interface Platform {
  readonly scaleId: number;
  readonly number: number;
}

/** The simulated weighbridges: one vehicle at a time on each. */
export interface Weighbridge {
  /** Drives on, waits for the accepted weight, has it recorded, drives off. */
  weigh(client: Client, dispositionId: number, platform: Platform, kilograms: number): Promise<void>;
  /** Something falls into a bunker scale, and out of it again. */
  drop(platform: Platform, kilograms: number): Promise<void>;
}

/** An accepted weight is that of our vehicle if it differs from the expected one by less than this. */
const nearTonnes = 0.03;
/** How long a vehicle waits for its weight to be accepted. */
const settledWithinMs = 30_000;
/** How long a portion stays in the bunker. */
const portionMs = 5000;

export function createWeighbridge(controlUrl: string): Weighbridge {
  /** The last weighing of each scale, done or not: the next one waits for it. */
  const lastTurns = new Map<number, Promise<void>>();
  /** Puts so many kilograms on a simulated scale, named by its number; 0 empties it. */
  const put = (scaleNumber: number, target: number) =>
    fetch(`${controlUrl}/scales/${scaleNumber}`, {
      method: 'POST',
      body: JSON.stringify({ target }),
      signal: AbortSignal.timeout(5000),
    });

  const weighOn = async (
    { scaleId, number }: Platform,
    client: Client,
    dispositionId: number,
    kilograms: number,
  ): Promise<void> => {
    const startedAt = Date.now();
    await put(number, kilograms);
    try {
      const captureId = await acceptedWeight(client, scaleId, kilograms / 1000, startedAt);
      await client.post(`/dispositions/${dispositionId}/weighings`, { captureId, scaleId });
    } finally {
      await put(number, 0);
      // The next vehicle comes after the agent has seen the empty scale.
      await pause(3000);
    }
  };

  return {
    weigh: (client, dispositionId, platform, kilograms) => {
      const turn = (lastTurns.get(platform.scaleId) ?? Promise.resolve()).then(() =>
        weighOn(platform, client, dispositionId, kilograms),
      );
      lastTurns.set(
        platform.scaleId,
        turn.catch(() => undefined),
      );
      return turn;
    },
    drop: async ({ number }, kilograms) => {
      await put(number, kilograms);
      await pause(portionMs);
      await put(number, 0);
    },
  };
}

/** Waits for a weight near `tonnes` that the scale has accepted after `since` (milliseconds). @returns its `captureId` */
const acceptedWeight = async (
  client: Client,
  scaleId: number,
  tonnes: number,
  since: number,
): Promise<string> => {
  const search = query({ filter: { scale: scaleId }, sort: 'id', desc: 'true', limit: 1 });
  while (Date.now() - since < settledWithinMs) {
    const { rows } = await client.get<{ rows: { captureId: string; weight: string; takenAt: string }[] }>(
      `/weight_memory?${search}`,
    );
    const [newest] = rows;
    if (
      newest &&
      Date.parse(newest.takenAt) >= since &&
      Math.abs(Number(newest.weight) - tonnes) < nearTonnes
    )
      return newest.captureId;
    await pause(500);
  }
  throw new Error(`scale ${scaleId} did not come to rest`);
};
