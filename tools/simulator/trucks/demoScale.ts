import { query, type Client, type Row } from './client.ts';
import type { Platform } from './weighbridge.ts';

/** The demo's scale of this code; its last digit is its number among the simulated ones. */
export async function demoScale(client: Client, code: `W${number}`): Promise<Platform | undefined> {
  const { rows } = await client.get<{ rows: Row[] }>(`/scales?${query({ filter: { code } })}`);
  return rows[0] && { scaleId: rows[0].id, number: Number(code.slice(1)) };
}
