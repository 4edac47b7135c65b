import { Decimal } from 'decimal.js';
import type { Request } from 'express';
import type { Database } from '#database/connect.ts';
import { unpaidPunishments } from '#database/finance/punishments.ts';
import { trucksAhead } from '#database/terminal/queuePlace.ts';
import { truckById, type KioskTruck } from '#database/terminal/kioskTruck.ts';
import { exact, moneyScale } from '#domain/kernel/decimals.ts';
import { driverMove, kioskStep, maskPhone, mayLeaveWithoutOrder } from '#domain/terminal/kiosk.rules.ts';
import type { KioskJourney } from '#domain/terminal/kioskMessages.ts';
import type { QueueBoard } from '#workflows/terminal/stationQueue.messages.ts';
import type { Processes } from '../temporal/processes.ts';
import { driverLanguageIn } from './driverLanguageIn.ts';
import { createKioskDocuments } from './kioskDocuments.ts';
import { kioskPlace } from './kioskPlace.ts';
import { standingOf } from './kioskTruck.ts';

/** A board is queried again only after this time, because many drivers look at it. */
const boardCachedMs = 1000;

/**
 * The place of a truck in the queue. Both are null for a truck that does not wait or has no station; `eta` also while no time can be
 * given.
 */
interface Place {
  readonly carsAhead: number | null;
  readonly eta: KioskJourney['eta'];
}

interface JourneyDependencies {
  readonly database: Database;
  readonly processes: Processes;
}

/** What the kiosk shows for a confirmed ticket. */
export function createKioskJourney({ database, processes }: JourneyDependencies) {
  const documents = createKioskDocuments(database);
  const boardOf = cachedBoards(processes);

  /**
   * The place of a truck, as its queue says. If the queue does not run or does not know the truck yet, the place follows from the
   * order of arrival, and no time is given.
   */
  const placeOf = async (truck: KioskTruck): Promise<Place> => {
    if (truck.stationId === null) return { carsAhead: null, eta: null };
    const board = await boardOf(truck.stationId);
    const place = board?.trucks.find(({ dispositionId }) => dispositionId === truck.id)?.place;
    // No time is shown while the terminal does not work.
    if (place) return { carsAhead: place.carsAhead, eta: place.eta?.stalledSince ? null : place.eta };
    return { carsAhead: await trucksAhead(database.sql, truck.stationId, truck), eta: null };
  };

  /** The state of the journey in the language of the screen. It also says whether the kiosk of the request takes cards. */
  const show = async (dispositionId: number, request: Request): Promise<KioskJourney> => {
    const language = driverLanguageIn(request) ?? 'pl';
    const [truck, standing] = await Promise.all([
      truckById(database, dispositionId, language),
      standingOf(database.sql, dispositionId),
    ]);
    const step = kioskStep(standing);
    const isWaiting = step === 'wait' || step === 'ready';
    const [place, punishments, document, kiosk] = await Promise.all([
      isWaiting ? placeOf(truck) : { carsAhead: null, eta: null },
      unpaidPunishments(database.sql, truck.id, language),
      documents.stepOf(dispositionId),
      kioskPlace(database, request),
    ]);
    return {
      ticket: truck.ticket,
      numberStr: truck.numberStr,
      plate: truck.plate,
      phone: maskPhone(truck.phone),
      station: truck.station,
      scaleNumber: truck.scaleNumber,
      cards: kiosk?.hasCards ?? false,
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
}

/** The board of a station's queue, at most a second old. */
const cachedBoards = (processes: Processes) => {
  const boards = new Map<
    number,
    { readonly askedAt: number; readonly board: Promise<QueueBoard | undefined> }
  >();
  return (stationId: number): Promise<QueueBoard | undefined> => {
    const cached = boards.get(stationId);
    if (cached && Date.now() - cached.askedAt < boardCachedMs) return cached.board;
    const board = processes.queues.board(stationId);
    boards.set(stationId, { askedAt: Date.now(), board });
    return board;
  };
};
