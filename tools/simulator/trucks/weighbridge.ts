import { setTimeout as pause } from 'node:timers/promises';
import { query, type Client, type Row } from './client.ts';

/** The simulated weighbridges: one truck at a time on each. */
export interface Weighbridge {
  /** Drives on, waits for the accepted weight, has it recorded, drives off. */
  weigh(client: Client, disposition: Row, kilograms: number): Promise<void>;
}

const nearTonnes = 0.03;
const settledWithinMs = 30_000;

export const createWeighbridge = (controlUrl: string): Weighbridge => {
  const free = new Map<number, Promise<void>>();
  const put = (scale: number, target: number) =>
    fetch(`${controlUrl}/scales/${scale}`, {
      method: 'POST',
      body: JSON.stringify({ target }),
      signal: AbortSignal.timeout(5000),
    });

  const weighOn = async (
    scaleId: number,
    client: Client,
    disposition: Row,
    kilograms: number,
  ): Promise<void> => {
    const began = Date.now();
    await put(scaleId, kilograms);
    try {
      const captureId = await acceptedWeight(client, scaleId, kilograms / 1000, began);
      await client.post(`/dispositions/${disposition.id}/weighings`, { captureId, scaleId });
    } finally {
      await put(scaleId, 0);
      await pause(3000);
    }
  };

  return {
    weigh: (client, disposition, kilograms) => {
      const scaleId = Number(disposition.scaleId);
      const turn = (free.get(scaleId) ?? Promise.resolve()).then(() =>
        weighOn(scaleId, client, disposition, kilograms),
      );
      free.set(
        scaleId,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
};

const acceptedWeight = async (
  client: Client,
  scale: number,
  tonnes: number,
  since: number,
): Promise<string> => {
  const search = query({ filter: { scale }, sort: 'id', desc: 'true', limit: 1 });
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
  throw new Error(`scale ${scale} did not come to rest`);
};
