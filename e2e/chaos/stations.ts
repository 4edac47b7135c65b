import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { startScale, type ChaosScale } from './scales.ts';

/** A scale and its id in the records. */
export interface WeighingPlace {
  readonly id: number;
  readonly scale: ChaosScale;
}

export interface Station {
  readonly id: number;
  readonly type: 'Loading' | 'Unloading';
  readonly warehouseId: number;
  /** The first scale is for trucks that come in, the second one for trucks that go out. */
  readonly scales: readonly [WeighingPlace, WeighingPlace];
}

/** `inYard`: the station belongs to the yard that two of them share, and whose places they use together. */
const plans = [
  { code: 'CH1', type: 'Loading', inYard: true, warehouse: 'M1' },
  { code: 'CH2', type: 'Unloading', inYard: true, warehouse: 'M2' },
  { code: 'CH3', type: 'Loading', inYard: false, warehouse: 'M3' },
  { code: 'CH4', type: 'Unloading', inYard: false, warehouse: 'M3' },
] as const;
/** Fewer than the two stations of the yard would take together. */
const yardPlaces = 7;
const buffers = { carsBufferTerminal: 5, carsBufferParking: 5, queueOn: true };

/** Four stations of two scales each, the first two on one yard. */
export async function openStations({ records, sql: db }: Database): Promise<readonly Station[]> {
  const idOf = async (table: 'warehouse' | 'scale_agent', code: string) => {
    const { rows } = await sql<{
      id: number;
    }>`select id from ${sql.table(table)} where code = ${code}`.execute(db);
    return rows[0]?.id;
  };
  const create = async (object: string, fields: Record<string, unknown>): Promise<number> =>
    (await records.create(systemActor, object, fields)).id;
  const scaleAgent = await idOf('scale_agent', 'agent-1');

  const openPlace = async (weighingStation: number, code: string): Promise<WeighingPlace> => {
    const scale = await startScale();
    const scaleProtocol = await create('scaleProtocol', {
      name: code,
      type: 'TCP/IP',
      server: '127.0.0.1',
      port: scale.port,
      command: 'SIR\\r\\n',
      parserType: 'ToledoSimple',
    });
    const id = await create('scale', {
      name: code,
      code,
      scalesType: 'GrossAndTara',
      weighingStation,
      scaleProtocol,
      scaleAgent,
      factor: '0.001000',
      deviation: '0.020',
      minimumWeight: '0.400',
    });
    return { id, scale };
  };

  // No program plays the demo's own scales, so the agent must not read them.
  await sql`update scale set scale_agent_id = null`.execute(db);
  const yard = await create('yard', { name: 'Wspólny plac', code: 'CHAOS', carsBufferTerminal: yardPlaces });
  const openStation = async ({ code, type, inYard, warehouse }: (typeof plans)[number]): Promise<Station> => {
    const warehouseId = (await idOf('warehouse', warehouse)) ?? 0;
    const id = await create('weighingStation', {
      ...buffers,
      name: code,
      code,
      scalesType: 'GrossAndTara',
      warehouse: warehouseId,
      yard: inYard ? yard : null,
    });
    return {
      id,
      type,
      warehouseId,
      scales: [await openPlace(id, `${code}-1`), await openPlace(id, `${code}-2`)],
    };
  };

  const stations: Station[] = [];
  for (const plan of plans) stations.push(await openStation(plan));
  return stations;
}
