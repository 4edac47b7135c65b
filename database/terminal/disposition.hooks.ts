import { randomInt } from 'node:crypto';
import { fail, failFields } from '#domain/kernel/fail.ts';
import { mustNotRefuse } from '#domain/kernel/mustNotRefuse.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { whyNotRaised } from '#domain/railway/raising.rules.ts';
import { barCodeOf } from '#domain/terminal/dispositionDefaults.rules.ts';
import { underControl } from '../weighing/dispositionControl.ts';
import { papersFollow } from '../weighing/openPapers.ts';
import type { Draft, Hooks } from '../writing/hooks.ts';
import { prefixesAt, takeOver } from './dispositionDefaults.ts';

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

const isUnderWay = ({ carsQueueStatus }: AnyRecord): boolean => !outsideTheQueue.includes(carsQueueStatus);

/**
 * A truck leaves the queue it has joined, and changes its place there, by a move of its journey or a wish to its queue
 * only: sent to another station, or marked so that it vanishes from the board, it would keep its place for ever.
 */
const staysInItsQueue = (draft: Draft, before: AnyRecord): void => {
  if (!isUnderWay(before)) return;
  if (draft.markedToDelete === true && !before.markedToDelete)
    throw fail('owned_by_workflow', { object: 'disposition', owner: 'journey' });
  if (draft.queuePriority !== undefined && draft.queuePriority !== before.queuePriority)
    throw failFields([{ field: 'queuePriority', code: 'read_only_field' }]);
  const station = before.weighingStationId;
  if (station === null || draft.weighingStation === undefined || draft.weighingStation === station) return;
  throw failFields([{ field: 'weighingStation', code: 'read_only_field' }]);
};

export const dispositionHooks: Hooks = {
  beforeWrite: async (draft, before, context) => {
    const { tx, actor } = context;
    const goesByRail = draft.typeOfDocument === 'Railway' && before?.typeOfDocument !== 'Railway';
    if (goesByRail) mustNotRefuse(whyNotRaised(actor));
    if (!before) await takeOver(draft, tx);
    await underControl(draft, before, context);
    if (before) return actor.system ? undefined : staysInItsQueue(draft, before);
    const prefixes = await prefixesAt(draft, tx);
    draft.prefix ||= prefixes.number;
    draft.driverTicket ??= newTicket();
    draft.barCode ??= barCodeOf(String(draft.driverTicket), prefixes.barCode);
    if (draft.status === null || draft.status === undefined) {
      draft.status = (
        await tx.records.predefined(systemActor, 'dispositionStatus', String(draft.state ?? 'OnTheWay'))
      ).id;
    }
  },
  afterWrite: async (record, before, { tx }) => {
    if (before) await papersFollow(tx, record, before);
  },
};
