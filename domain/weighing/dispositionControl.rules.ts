import type { FieldError } from '../kernel/fail.ts';
import {
  noScheme,
  usualOperation,
  vehicleDoes,
  type DispositionType,
  type SchemeFlags,
  type TypeOfOperation,
} from './operations.rules.ts';

/** GMP+ requires the last three cargoes of a load space, and how it was cleaned. */
const previousCargoesAsked = 3;

/** The fields for goods and parties that are locked while a disposition is ratified. */
export const ratifiedFields = [
  'type',
  'typeOfOperation',
  'schemeOfCargo',
  'order',
  'product',
  'customer',
  'vendor',
  'forwarder',
  'warehouse',
  'nettoRegistered',
] as const;

/** The default operation of a disposition: the first offered one that its vehicle can do. */
export function operationFor(
  type: DispositionType,
  offered: readonly (TypeOfOperation | null | undefined)[],
  scheme: SchemeFlags = noScheme,
): TypeOfOperation {
  // `vehicleDoes` is undefined if a vehicle of either type can do the operation.
  const fits = (operation: TypeOfOperation) => (vehicleDoes(operation, scheme) ?? type) === type;
  return offered.find((operation) => operation != null && fits(operation)) ?? usualOperation(type);
}

/** The data of a disposition for the control before it is written. Dates are `YYYY-MM-DD`. */
export interface ControlledDisposition {
  readonly type: DispositionType;
  readonly typeOfOperation: TypeOfOperation;
  readonly hasShip: boolean;
  readonly hasVehicle: boolean;
  /** Whether the disposition says that the GMP+ check was made. */
  readonly gmpCheck: boolean;
  /** How many previous cargoes of the load space it names. */
  readonly previousCargoes: number;
  /** The day of the disposition, in Poland. */
  readonly day: string;
  readonly scheme:
    | (SchemeFlags & {
        /** Whether the disposition must name a ship; `vehicle` is the same for a vehicle. */
        readonly ship: boolean;
        readonly vehicle: boolean;
        readonly disableControlInDispositions: boolean;
      })
    | null;
  readonly order: {
    readonly state: string | null;
    readonly validFrom: string | null;
    readonly validTo: string | null;
  } | null;
}

/** The errors of a disposition by field. A scheme of cargo may turn this control off, except what GMP+ requires. */
export function controlDisposition(disposition: ControlledDisposition): readonly FieldError[] {
  const { scheme, order, day } = disposition;
  if (scheme?.disableControlInDispositions) return gmpErrors(disposition);
  const errors: FieldError[] = [...gmpErrors(disposition)];
  const vehicleMove = vehicleDoes(disposition.typeOfOperation, scheme ?? noScheme);
  if (vehicleMove !== undefined && vehicleMove !== disposition.type)
    errors.push({ field: 'typeOfOperation', code: 'operation_unfit' });
  if (scheme?.ship && !disposition.hasShip) errors.push({ field: 'ship', code: 'required' });
  if (scheme?.vehicle && !disposition.hasVehicle) errors.push({ field: 'vehicle', code: 'required' });
  if (order && (order.state === 'Closed' || order.state === 'Canceled'))
    errors.push({ field: 'order', code: 'order_not_open' });
  const tooEarly = order?.validFrom != null && day < order.validFrom;
  const tooLate = order?.validTo != null && day > order.validTo;
  if (tooEarly || tooLate) errors.push({ field: 'order', code: 'order_not_valid' });
  return errors;
}

const gmpErrors = ({ gmpCheck, previousCargoes }: ControlledDisposition): readonly FieldError[] =>
  gmpCheck && previousCargoes < previousCargoesAsked
    ? [
        {
          field: 'previousCargoes',
          code: 'previous_cargoes_missing',
          params: { count: previousCargoesAsked },
        },
      ]
    : [];
