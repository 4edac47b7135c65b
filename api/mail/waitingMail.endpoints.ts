import { sendingOf, type Sending } from '#database/mail/waitingMail.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { dueOf } from '#domain/mail/sendingTime.rules.ts';
import { writtenMailContracts } from '#domain/mail/writtenMail.contracts.ts';
import { objects } from '#domain/objects.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

type Dependencies = Pick<ApiDependencies, 'database' | 'processes'>;

const object = objects.outgoingEmail.name;
const about = { tag: 'mail', access: 'signedIn', refuses: [409, 503] } as const;

/**
 * Letters that wait to be sent: taken back, or sent at another time. The workflow of a letter decides whether this is still
 * possible.
 */
export function waitingMailEndpoints({ database, processes }: Dependencies): AnyEndpoint[] {
  const letterToChange = async (actor: Actor, id: number): Promise<AnyRecord> => {
    await database.records.mustSee(actor, object, id, 'modify');
    return database.records.get(actor, object, id);
  };
  return [
    serve(writtenMailContracts.withdraw, {
      ...about,
      summary: 'Takes a letter back that waits to be sent: it is a draft again',
      handle: async ({ actor, body: { id }, requestId }) => {
        const letter = await letterToChange(actor, id);
        // The request came twice, or somebody else was faster.
        if (wasTakenBack(letter)) return letter;
        await processes.waitingMails.withdraw(mustBeWaiting(letter), actor.userId, requestId);
        return database.records.get(actor, object, id);
      },
    }),
    serve(writtenMailContracts.postpone, {
      ...about,
      summary: 'Chooses another time for a letter that waits to be sent',
      handle: async ({ actor, body: { id, sendAt }, requestId }) => {
        // `dueOf` checks the chosen time and writes it as ISO in UTC. With a chosen time it never returns null.
        const due = dueOf({ sendAt }, new Date()) ?? sendAt;
        const sending = mustBeWaiting(await letterToChange(actor, id));
        await processes.waitingMails.postpone(sending, due, requestId);
        return database.records.get(actor, object, id);
      },
    }),
  ];
}

/** Whether a letter is a draft again, because it was taken back. False for a draft that has never waited to be sent. */
const wasTakenBack = ({ status, withdrawals }: AnyRecord): boolean =>
  status === 'draft' && Number(withdrawals ?? 0) > 0;

/** What identifies the workflow in which a letter waits. @throws message_gone_out if the letter does not wait to be sent */
const mustBeWaiting = (letter: AnyRecord): Sending => {
  if (letter.status !== 'queued' || !letter.sendAt) throw fail('message_gone_out');
  return sendingOf(letter);
};
