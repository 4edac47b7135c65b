import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect } from '#database/connect.ts';
import { startStack, type StackOptions } from '#tools/testing/stack.ts';
import { createCounts } from './counts.ts';
import { drawTruckPlans, type TruckPlan } from './truckPlans.ts';
import { drawFrom } from './random.ts';
import { openTerminal, type Terminal } from './terminal.ts';
import { injectFaults, type FaultSettings } from './faultInjection.ts';
import { driveTruck, type DrivenTruck } from './truck.ts';
import { whatDoesNotHold } from './whatMustHold.ts';

export interface ChaosPlan extends FaultSettings {
  readonly seed: number;
  readonly trucks: number;
  readonly trucksAtOnce: number;
  /** The share of all writes, from 0 to 1, that are sent twice at the same moment. */
  readonly stutterShare: number;
  /** Whether the run has a Postgres of its own, which may be killed too. */
  readonly mortalPostgres: boolean;
  /** A truck that takes longer than this is lost. */
  readonly truckWithinMs: number;
}

export interface ChaosReport {
  /** Rules that do not hold, and trucks that came to no end. */
  readonly broken: readonly string[];
  readonly text: string;
}

const stackOf = ({ mortalPostgres }: ChaosPlan): StackOptions => ({
  with: ['gateway', 'agent'],
  // The programs are connected through proxies, so that faults can disturb their connections.
  lines: true,
  mortalPostgres,
  // Every driver comes from an address of their own, as the proxy before us would say.
  settings: { TRUST_PROXY: '1' },
});

/** Drives all trucks while faults are injected, and then reports which rules do not hold. */
export async function runChaos(plan: ChaosPlan): Promise<ChaosReport> {
  const stack = await startStack(stackOf(plan));
  const database = await connect(stack.databaseUrl, { secretKey: stack.secretKey, poolSize: 4 });
  const counts = createCounts();
  const startedAt = Date.now();
  const terminal = await openTerminal({
    ...plan,
    stack,
    database,
    counts,
    // Each part has a seed of its own, so that the draws of one part do not change those of another.
    draw: drawFrom(plan.seed + 1),
  });
  try {
    const faults = injectFaults(terminal, drawFrom(plan.seed + 2), plan);
    const { driven, lost } = await driveAll(terminal, plan);
    await faults.end();
    await untilAtRest(terminal);
    const broken = [...lost, ...(await whatDoesNotHold(terminal, driven))];
    const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
    return { broken, text: `seed ${plan.seed}, ${minutes} minutes\n${counts.text()}` };
  } finally {
    await terminal.close();
    await database.close();
    await stack.stop();
  }
}

/** The state of the vehicle's last disposition, and since when. */
const lastStateOf = async ({ database }: Terminal, vehicleId: number): Promise<string> => {
  const { rows } = await sql`
    select d.id, d.cars_queue_status, d.state, h.move, h.date
    from disposition d left join disposition_status_history h on h.disposition_id = d.id
    where d.vehicle_id = ${vehicleId} order by d.id desc, h.id desc limit 1`.execute(database.sql);
  return JSON.stringify(rows[0]);
};

/** After so many trucks a run logs how far it is. */
const logEvery = 50;

const driveAll = async (
  terminal: Terminal,
  { seed, trucks, trucksAtOnce, truckWithinMs }: ChaosPlan,
): Promise<{ driven: DrivenTruck[]; lost: string[] }> => {
  const plansLeft = [...drawTruckPlans(drawFrom(seed), trucks, terminal.stations.length)];
  const draw = drawFrom(seed + 3);
  const driven: DrivenTruck[] = [];
  const lost: string[] = [];
  const drive = async (plan: TruckPlan, vehicleId: number): Promise<void> => {
    try {
      const timeLimit = pause(truckWithinMs, undefined, { ref: false });
      const truck = await Promise.race([driveTruck(terminal, plan, vehicleId, draw), timeLimit]);
      if (!truck)
        throw new Error(`did not come to its end in time: ${await lastStateOf(terminal, vehicleId)}`);
      driven.push(truck);
    } catch (error) {
      lost.push(`truck ${JSON.stringify(plan)}: ${String(error)}`);
      console.log(lost.at(-1));
    }
    if ((driven.length + lost.length) % logEvery === 0) console.log(`${driven.length} of ${trucks} trucks`);
  };
  await Promise.all(
    terminal.vehicles.slice(0, trucksAtOnce).map(async (vehicleId) => {
      for (let plan = plansLeft.shift(); plan; plan = plansLeft.shift()) await drive(plan, vehicleId);
    }),
  );
  return { driven, lost };
};

const restWithinMs = 120_000;
const lookEveryMs = 500;

/** Waits until nothing is under way any more. If something never ends, the rules will name it. */
const untilAtRest = async ({ database, agentMemory }: Terminal): Promise<void> => {
  const deadline = Date.now() + restWithinMs;
  while (Date.now() < deadline) {
    const { rows } = await sql`select 1 from outbox where processed_at is null
      union all select 1 from outgoing_sms where status in ('queued', 'sent')`.execute(database.sql);
    if (rows.length === 0 && agentMemory.waiting(1).length === 0) break;
    await pause(lookEveryMs);
  }
  // A workflow ends a moment after its last write, and Temporal lists that a moment later.
  await pause(lookEveryMs * 4);
};
