import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import type { Tone } from '../shell/tones.ts';

/** The colour of each status. */
export const orderTones: Readonly<Record<string, Tone>> = {
  OFERTA: 'plain',
  NEW: 'wait',
  CONFIRMED: 'ready',
  READY_FOR_PRODUCTION: 'ready',
  CLOSED: 'done',
  CANCELED: 'stop',
};

/** The status of an order: id, name and code; the id is 0 if it has none. */
export function orderStatusOf({ status }: AnyRecord): {
  readonly id: number;
  readonly name: string;
  readonly code: string;
} {
  return {
    id: isReference(status) ? status.id : 0,
    name: isReference(status) ? status.presentation : '–',
    code: isReference(status) && 'code' in status ? String(status.code) : '',
  };
}
