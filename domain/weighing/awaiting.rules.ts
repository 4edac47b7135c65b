import { endedQueueStatuses, type CarsQueueStatus, type DispositionState } from '../terminal/statuses.ts';
import type { TypeOfDocument } from './operations.rules.ts';

/** The types of vehicles that a scale of each type weighs. Trucks and the terminal's own vehicles use the same scales. */
export const weighedOn: Readonly<Record<TypeOfDocument, readonly TypeOfDocument[]>> = {
  Automobile: ['Automobile', 'Internal'],
  Railway: ['Railway'],
  Water: ['Water'],
  Internal: ['Automobile', 'Internal'],
};
/** Types of vehicles that do not queue. They may be weighed before they are called. */
export const offTheRoad: readonly TypeOfDocument[] = ['Railway', 'Water', 'Internal'];
/** The states after the last weighing. */
export const weighedOut: readonly DispositionState[] = ['Loaded', 'Unloaded'];
/** The states before the vehicle is on the terminal. */
export const notYetThere: readonly DispositionState[] = ['OnTheWay', 'ParkingExit'];
/** The state on the terminal before the first and before the second weighing. */
export const stateBefore = { first: 'NaTerminalu', second: 'SecondWeighing' } as const;
/** A truck with one of these queue statuses is not weighed, whatever its state. */
export const notWeighed: readonly CarsQueueStatus[] = [...endedQueueStatuses, 'Paused'];

/** The data of a disposition that decides whether a scale weighs it. */
export interface MayBeWeighed {
  readonly typeOfDocument: TypeOfDocument | null;
  readonly state: DispositionState | null;
  readonly carsQueueStatus: CarsQueueStatus | null;
  /** Null counts as closed. */
  readonly closed: boolean | null;
  readonly weighingStation: { readonly id: number } | null;
  /** Two scales that the disposition itself names, beside those of its station. */
  readonly scale: { readonly id: number } | null;
  readonly scaleTwo: { readonly id: number } | null;
  /** With `disableControlOnScales` the scheme turns the control on scales off. */
  readonly schemeOfCargo: { readonly disableControlOnScales?: unknown } | null;
  /** The previous disposition of the same vehicle. */
  readonly weighedAfter: { readonly state?: unknown } | null;
}

/** The scale that may weigh, its station, and the kind of vehicles that it is for. */
interface WeighedAt {
  readonly scaleId: number;
  readonly weighingStationId: number | null;
  readonly typeOfDocument: TypeOfDocument;
}

/**
 * Why a scale does not weigh a vehicle. `otherKind`: the scale weighs other kinds of vehicles; `notYetThere`: the vehicle is not
 * on the terminal yet; `taken`: the disposition has no state, or one that allows no weighing (`RemoveWeight`: the last weighing was
 * just removed).
 */
export type WhyNotWeighed =
  'ended' | 'paused' | 'closed' | 'otherKind' | 'otherScale' | 'weighedOut' | 'notYetThere' | 'taken';

/** Why a disposition is in neither list of a scale (first weighing, second weighing); undefined if it is in one of them. */
export function whyNotWeighed(disposition: MayBeWeighed, place: WeighedAt): WhyNotWeighed | undefined {
  const { carsQueueStatus, state, typeOfDocument } = disposition;
  if (carsQueueStatus === 'Paused') return 'paused';
  if (carsQueueStatus !== null && endedQueueStatuses.includes(carsQueueStatus)) return 'ended';
  if (disposition.closed !== false) return 'closed';
  if (typeOfDocument === null || !weighedOn[place.typeOfDocument].includes(typeOfDocument))
    return 'otherKind';
  const isAtThisScale =
    (place.weighingStationId !== null && disposition.weighingStation?.id === place.weighingStationId) ||
    [disposition.scale?.id, disposition.scaleTwo?.id].includes(place.scaleId);
  if (!isAtThisScale) return 'otherScale';
  if (state === stateBefore.first || state === stateBefore.second) return undefined;
  if (state === null || !notYetThere.includes(state))
    return state !== null && weighedOut.includes(state) ? 'weighedOut' : 'taken';
  return mayComeUncalled(disposition) || offTheRoad.includes(typeOfDocument) ? undefined : 'notYetThere';
}

/**
 * Whether a vehicle may be weighed before it is called: its scheme turns the control on scales off, or the previous disposition
 * of the vehicle is weighed out.
 */
const mayComeUncalled = ({ schemeOfCargo, weighedAfter }: MayBeWeighed): boolean =>
  schemeOfCargo?.disableControlOnScales === true || weighedOut.some((state) => state === weighedAfter?.state);
