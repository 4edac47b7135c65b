import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { colourOfStatus } from '../parts/statusColour.ts';

/** The status of an order: id, name, code and its colour in the dictionary; the id is 0 if it has none. */
export function orderStatusOf({ status }: AnyRecord): {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly colour: string | undefined;
} {
  return {
    id: isReference(status) ? status.id : 0,
    name: isReference(status) ? status.presentation : '–',
    code: isReference(status) && 'code' in status ? String(status.code) : '',
    colour: colourOfStatus(status),
  };
}
