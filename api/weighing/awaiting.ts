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
 * The filter for the dispositions that await a weighing at a scale or station. Trucks are listed when they are on the
 * terminal, when the cargo scheme has the control on scales switched off, or when their previous disposition is weighed out.
 * Vehicles that do not queue (carriages, ships, the terminal's own) are listed from the beginning.
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
          // Only a vehicle that was never weighed can be listed before it is on the terminal.
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

/** The filter for a search text: plate, driver, number or ticket as typed, or a scanned barcode. */
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
