import type { TypeOfDocument } from '#domain/weighing/operations.rules.ts';

/** What stands on scales of each kind: trucks and the terminal's own vehicles share theirs. */
const weighedOn: Readonly<Record<TypeOfDocument, readonly TypeOfDocument[]>> = {
  Automobile: ['Automobile', 'Internal'],
  Railway: ['Railway'],
  Water: ['Water'],
  Internal: ['Automobile', 'Internal'],
};
const offTheRoad: readonly TypeOfDocument[] = ['Railway', 'Water', 'Internal'];
const weighedOut = ['Loaded', 'Unloaded'];
const notYetThere = ['OnTheWay', 'ParkingExit'];

interface Place {
  readonly scaleId: number | undefined;
  readonly weighingStationId: number | null;
  /** What the scale is for; undefined where a station is asked, which may have several. */
  readonly typeOfDocument: TypeOfDocument | undefined;
}

const before = { first: 'NaTerminalu', second: 'SecondWeighing' } as const;

/**
 * The filter for the dispositions that await a weighing at a scale or station. Trucks stand there once they are on the
 * terminal, or where the scheme of cargo switches control on scales off; one that the disposition before has weighed out
 * is there too. What does not queue (carriages, ships, the terminal's own) stands there from the beginning.
 */
export const awaitingAt = (
  weighing: keyof typeof before,
  { scaleId, weighingStationId, typeOfDocument }: Place,
): object => ({
  and: [
    {
      or: [
        ...(weighingStationId === null ? [] : [{ weighingStation: weighingStationId }]),
        ...(scaleId === undefined ? [] : [{ scale: scaleId }, { scaleTwo: scaleId }]),
      ],
    },
    {
      or: [
        { state: before[weighing] },
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
  carsQueueStatus: { notInList: ['TerminalExit', 'Deleted', 'Paused'] },
  ...(typeOfDocument ? { typeOfDocument: { inList: weighedOn[typeOfDocument] } } : {}),
});

/** What people type to find a vehicle: its plate, its driver, a number, a ticket; or scan: its barcode. */
export const foundBy = (searchStr: string): object => ({
  or: [
    { 'vehicle.name': { iLike: searchStr } },
    { 'driver.name': { iLike: searchStr } },
    { barCode: searchStr.trim().toUpperCase() },
    { searchStr },
  ],
});
