import { Decimal } from 'decimal.js';
import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { exact, moneyScale } from '#domain/kernel/decimals.ts';
import { driverMove, kioskStep, maskPhone, mayLeaveWithoutOrder } from '#domain/terminal/kiosk.rules.ts';
import type { KioskJourney } from '#domain/terminal/kioskMessages.ts';
import type { QueueBoard } from '#workflows/terminal/stationQueue.messages.ts';
import type { Processes } from '../temporal/processes.ts';
import { createKioskDocuments } from './kioskDocuments.ts';
import { standingOf, truckById, type KioskTruck } from './kioskTruck.ts';

/** Many drivers look at one queue; it is asked this often at most. */
const boardKeptMs = 1000;

interface Place {
  readonly carsAhead: number | null;
  readonly eta: KioskJourney['eta'];
}

interface JourneyParts {
  readonly database: Database;
  readonly processes: Processes;
}

/** What the kiosk shows of a confirmed ticket. */
export const createKioskJourney = ({ database, processes }: JourneyParts) => {
  const documents = createKioskDocuments(database);
  const boards = new Map<
    number,
    { readonly askedAt: number; readonly board: Promise<QueueBoard | undefined> }
  >();

  const boardOf = (stationId: number): Promise<QueueBoard | undefined> => {
    const kept = boards.get(stationId);
    if (kept && Date.now() - kept.askedAt < boardKeptMs) return kept.board;
    const board = processes.queues.board(stationId);
    boards.set(stationId, { askedAt: Date.now(), board });
    return board;
  };

  /** From the queue itself; while it rests or has not heard of the truck yet, by the order of arrival and without a time. */
  const placeOf = async (truck: KioskTruck): Promise<Place> => {
    if (truck.stationId === null) return { carsAhead: null, eta: null };
    const board = await boardOf(truck.stationId);
    const place = board?.trucks.find(({ dispositionId }) => dispositionId === truck.id)?.place;
    if (place) return { carsAhead: place.carsAhead, eta: place.eta };
    const { rows } = await sql<{ ahead: number }>`
      select count(*)::int as ahead from disposition
      where weighing_station_id = ${truck.stationId} and cars_queue_status in ('Accepted', 'EntryReserved')
        and not marked_to_delete and (arrived_at, id) < (${truck.arrivedAt ?? null}::timestamptz, ${truck.id})`.execute(
      database.sql,
    );
    return { carsAhead: rows[0]?.ahead ?? 0, eta: null };
  };

  const unpaidOf = async (truck: KioskTruck): Promise<KioskJourney['punishments']> => {
    const { rows } = await sql<KioskJourney['punishments'][number]>`
      select p.id, coalesce(t.name, '') as name, p.amount::text as amount
      from punishment p left join punishment_type t on t.id = p.punishment_type_id
      where p.disposition_id = ${truck.id} and not p.is_paid and not p.is_canceled and not p.marked_to_delete
        and p.amount > 0
      order by p.id`.execute(database.sql);
    return rows;
  };

  const show = async (dispositionId: number): Promise<KioskJourney> => {
    const truck = await truckById(database, dispositionId);
    const standing = standingOf(truck);
    const step = kioskStep(standing);
    const isWaiting = step === 'wait' || step === 'ready';
    const [place, punishments, document] = await Promise.all([
      isWaiting ? placeOf(truck) : { carsAhead: null, eta: null },
      unpaidOf(truck),
      documents.stepOf(dispositionId),
    ]);
    return {
      ticket: truck.ticket,
      numberStr: truck.numberStr,
      plate: truck.plate,
      phone: maskPhone(truck.phone),
      station: truck.station,
      product: truck.product,
      carsQueueStatus: standing.carsQueueStatus,
      status: standing.status,
      step,
      document: document.step,
      driverName: document.name,
      mayLeave: mayLeaveWithoutOrder(standing),
      move: driverMove(standing),
      ...place,
      leaveBy: truck.leaveParkingUntil === null ? null : new Date(truck.leaveParkingUntil).toISOString(),
      net: truck.net,
      punishments,
      unpaid: exact(
        punishments.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0)),
        moneyScale,
      ),
      serverTime: new Date().toISOString(),
    };
  };

  return { show };
};
