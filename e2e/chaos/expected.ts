import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { Decimal } from 'decimal.js';
import type { DrivenTruck } from './truck.ts';

/** What the records of one truck must contain; tonnes with three decimals. */
interface Expected {
  readonly id: number;
  readonly end: DrivenTruck['end'];
  readonly tare: string | null;
  readonly gross: string | null;
  readonly net: string | null;
  /** The names of the moves in their order, with a blank between them. */
  readonly moves: string;
}

const beforeTerminal = ['sendStartSms', 'arrive'];

/** This move writes two lines: one about the removed weight, one about the state in which the truck then is. */
const weighingRemoved = ['removeWeighing', 'removeWeighing'];

/** The moves in a truck's history without those that depend on chance: reservations, and the calls of a truck that is removed. */
const movesOf = ({ end, plan: { detour } }: DrivenTruck): readonly string[] => {
  if (end === 'Deleted') return [...beforeTerminal, 'remove'];
  return [
    ...beforeTerminal,
    'allowEntry',
    ...(detour === 'otherStation' ? ['changeStation', 'allowEntry'] : []),
    ...(detour === 'extraParking' ? ['enterExtraParking', 'callToMainParking', 'leaveExtraParking'] : []),
    'leaveParking',
    ...(detour === 'paused' ? ['pause', 'resume'] : []),
    'enterTerminal',
    'recordWeighing',
    ...(detour === 'reweighed' ? [...weighingRemoved, 'recordWeighing'] : []),
    'recordWeighing',
    'exitTerminal',
  ];
};

const expectedOf = (truck: DrivenTruck): Expected => {
  // The smaller weight is the tare. Sorting as text is right here: all weights are between 10 and 99 tonnes, with three decimals.
  const weights = truck.weighings.map(({ tonnes }) => tonnes).toSorted();
  const [tare, gross] = weights;
  return {
    id: truck.dispositionId,
    end: truck.end,
    tare: tare ?? null,
    gross: gross ?? null,
    net: tare && gross ? new Decimal(gross).minus(tare).toFixed(3) : null,
    moves: movesOf(truck).join(' '),
  };
};

/** What the records of these trucks must contain, as a table named `expected` that a query may join. */
export function expectedRows(driven: readonly DrivenTruck[]): RawBuilder<unknown> {
  return sql`
  jsonb_to_recordset(${JSON.stringify(driven.map(expectedOf))}::jsonb)
    as expected(id int, "end" text, tare numeric, gross numeric, net numeric, moves text)`;
}
