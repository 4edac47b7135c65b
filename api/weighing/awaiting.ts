import {
  notWeighed,
  notYetThere,
  offTheRoad,
  stateBefore,
  weighedOn,
  weighedOut,
} from '#domain/weighing/awaiting.rules.ts';
import type { TypeOfDocument } from '#domain/weighing/operations.rules.ts';

interface Place {
  readonly scaleId: number | undefined;
  readonly weighingStationId: number | null;
  /** The type of document that the scale is used for; undefined for a station, which may have several scales. */
  readonly typeOfDocument: TypeOfDocument | undefined;
}

/**
 * The filter for the dispositions that await a weighing, the first or the second, at a scale or station. Vehicles are listed when
 * they are on the terminal in the state before this weighing. For the first weighing a vehicle is also listed before it is on the
 * terminal: if its cargo scheme has the control on scales switched off, if its previous disposition is weighed out, or if it does
 * not queue (wagons, ships, the terminal's own vehicles). Closed dispositions and trucks whose visit has ended or is paused are
 * left out. The caller makes sure that a scale or a station is named.
 */
export function awaitingAt(
  weighing: keyof typeof stateBefore,
  { scaleId, weighingStationId, typeOfDocument }: Place,
): object {
  return {
    and: [
      {
        or: [
          ...(weighingStationId === null ? [] : [{ weighingStation: weighingStationId }]),
          ...(scaleId === undefined ? [] : [{ scale: scaleId }, { scaleTwo: scaleId }]),
        ],
      },
      {
        or: [
          { state: stateBefore[weighing] },
          ...(weighing === 'second'
            ? []
            : [
                { 'schemeOfCargo.disableControlOnScales': true, state: { inList: notYetThere } },
                { typeOfDocument: { inList: offTheRoad }, state: { inList: notYetThere } },
                { 'weighedAfter.state': { inList: weighedOut }, state: { inList: notYetThere } },
              ]),
        ],
      },
    ],
    markedToDelete: false,
    closed: false,
    carsQueueStatus: { notInList: notWeighed },
    ...(typeOfDocument ? { typeOfDocument: { inList: weighedOn[typeOfDocument] } } : {}),
  };
}

/**
 * The filter for a search text: a part of the plate or of the driver's name, a scanned bar code, or what the search of every list
 * finds (`searchStr`), such as the number or the ticket.
 */
export function matchesSearch(searchStr: string): object {
  return {
    or: [
      { 'vehicle.name': { iLike: searchStr } },
      { 'driver.name': { iLike: searchStr } },
      { barCode: searchStr.trim().toUpperCase() },
      { searchStr },
    ],
  };
}
