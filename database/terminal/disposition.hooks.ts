import { randomInt } from 'node:crypto';
import { systemActor } from '#domain/platform/actor.ts';
import type { Hooks } from '../writing/hooks.ts';

/** No letters and digits that are taken for one another on paper: 0 and O, 1 and I. */
const ticketAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const ticketLength = 8;

/** A ticket that cannot be guessed: it stands for the truck at the kiosk. */
export const newTicket = (): string =>
  Array.from({ length: ticketLength }, () => ticketAlphabet[randomInt(ticketAlphabet.length)]).join('');

export const dispositionHooks: Hooks = {
  beforeWrite: async (draft, before, { tx }) => {
    if (before) return;
    draft.driverTicket ??= newTicket();
    draft.barCode ??= draft.driverTicket;
    if (draft.status === null || draft.status === undefined) {
      draft.status = (
        await tx.records.predefined(systemActor, 'dispositionStatus', String(draft.state ?? 'OnTheWay'))
      ).id;
    }
  },
};
