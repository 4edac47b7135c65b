import { randomInt } from 'node:crypto';
import { failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Draft, Hooks } from '../writing/hooks.ts';

/** No letters and digits that are taken for one another on paper: 0 and O, 1 and I. */
const ticketAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const ticketLength = 8;

/** A ticket that cannot be guessed: it stands for the truck at the kiosk. */
export const newTicket = (): string =>
  Array.from({ length: ticketLength }, () => ticketAlphabet[randomInt(ticketAlphabet.length)]).join('');

const outsideTheQueue: readonly unknown[] = [
  'OnTheWay',
  'EntryReservedWithBuffer',
  'TerminalExit',
  'Deleted',
];

/** A truck leaves the queue it has joined by a move of its journey only: else its place there would be taken for ever. */
const staysInItsQueue = (draft: Draft, before: AnyRecord): void => {
  const station = before.weighingStationId;
  if (station === null || outsideTheQueue.includes(before.carsQueueStatus)) return;
  if (draft.weighingStation === undefined || draft.weighingStation === station) return;
  throw failFields([{ field: 'weighingStation', code: 'read_only_field' }]);
};

export const dispositionHooks: Hooks = {
  beforeWrite: async (draft, before, { tx }) => {
    if (before) return staysInItsQueue(draft, before);
    draft.driverTicket ??= newTicket();
    draft.barCode ??= draft.driverTicket;
    if (draft.status === null || draft.status === undefined) {
      draft.status = (
        await tx.records.predefined(systemActor, 'dispositionStatus', String(draft.state ?? 'OnTheWay'))
      ).id;
    }
  },
};
