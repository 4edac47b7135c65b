import { z } from 'zod';
import { accountOutbox, answerAccountRequest } from '#database/accounts/requests.ts';
import { mailboxOutbox } from '#database/mail/mailboxOutbox.ts';
import { mailingOutbox } from '#database/mail/mailing.hooks.ts';
import { letterOf } from '#database/mail/outgoingEmails.ts';
import { smsToStart } from '#database/terminal/outgoingSms.ts';
import { stationsOfYard } from '#database/terminal/stations.ts';
import { letterLifeMinutes, usualLetterMinutes } from '#domain/mail/letters.ts';
import { recordLink } from '#domain/platform/recordLink.ts';
import { latestSending } from '#domain/terminal/smsTemplates.ts';
import { sendMailStart, sendMailWorkflow } from '#workflows/mail/sendMail.messages.ts';
import { sendSmsStart, sendSmsWorkflow } from '#workflows/terminal/sendSms.messages.ts';
import { stationChanged, yardFreed } from '#workflows/terminal/stationQueue.messages.ts';
import { signalMailbox } from './mail/signalMailbox.ts';
import { signalMailing } from './mail/signalMailing.ts';
import { financeOutboxHandlers } from './finance/outbox.ts';
import { paymentOutboxHandlers } from './payment/outbox.ts';
import { platformOutboxHandlers } from './platform/outbox.ts';
import { printOutboxHandlers } from './printing/outbox.ts';
import { processOutboxHandlers } from './processes/outbox.ts';
import { salesOutboxHandlers } from './sales/outbox.ts';
import { serviceOutboxHandlers } from './service/outbox.ts';
import type { Dependencies } from './dependencies.ts';
import { unlessStarted } from './unlessStarted.ts';
import { weighingOutboxHandlers } from './weighing/outbox.ts';
import { terminalOutboxHandlers } from './terminal/outbox.ts';
import { signalStationQueue } from './terminal/signalStationQueue.ts';

/**
 * Does what a committed row asks for: it starts or signals a workflow, or answers a request for an account, which needs no
 * workflow. A repeated call has no second effect.
 */
export type OutboxHandler = (payload: unknown, row: { readonly id: string }) => Promise<void>;

const smsPayload = z.object({ outgoingSmsId: z.int().positive() });
const mailPayload = z.object({
  outgoingEmailId: z.int().positive(),
  attempt: z.int().positive().optional(),
  sendAt: z.iso.datetime().optional(),
});
const mailboxPayload = z.object({ emailAccountId: z.int().positive() });
const mailingPayload = z.object({ mailingId: z.int().positive() });
/** A request from somebody who is not signed in: for an account, or a new password. */
const accountRequestPayload = z.object({ sealed: z.string() });
const yardPayload = z.object({ yardId: z.int().positive() });
const stationPayload = z.object({ weighingStationId: z.int().positive() });

/** The handlers of all kinds of outbox rows. */
export function outboxHandlers(dependencies: Dependencies): Readonly<Record<string, OutboxHandler>> {
  return {
    sendSms: async (payload) => {
      const { outgoingSmsId } = smsPayload.parse(payload);
      const { database, client, taskQueue, publicUrl } = dependencies;
      const sms = await smsToStart(database.sql, outgoingSmsId);
      const sendBy = sms && latestSending(sms.template, sms.writtenAt);
      const link = recordLink(publicUrl, 'outgoingSms', outgoingSmsId);
      const start = sendSmsStart({
        outgoingSmsId,
        numberStr: sms?.numberStr ?? String(outgoingSmsId),
        ...(sendBy === undefined ? {} : { sendBy }),
        taskQueue,
        link,
      });
      await unlessStarted(client.workflow.start(sendSmsWorkflow, start));
    },
    sendMail: async (payload) => {
      const { outgoingEmailId, attempt, sendAt } = mailPayload.parse(payload);
      const { database, client, taskQueue, publicUrl } = dependencies;
      const systemLetter = await letterOf(database.sql, outgoingEmailId);
      const start = sendMailStart({
        outgoingEmailId,
        lifeMinutes: systemLetter ? letterLifeMinutes[systemLetter] : usualLetterMinutes,
        ...(attempt === undefined ? {} : { attempt }),
        ...(sendAt === undefined ? {} : { sendAt }),
        taskQueue,
        link: recordLink(publicUrl, 'outgoingEmail', outgoingEmailId),
      });
      await unlessStarted(client.workflow.start(sendMailWorkflow, start));
    },
    [mailboxOutbox]: async (payload, { id }) => {
      const { emailAccountId } = mailboxPayload.parse(payload);
      await signalMailbox(dependencies, emailAccountId, `outbox:${id}`);
    },
    [mailingOutbox]: async (payload, { id }) => {
      const { mailingId } = mailingPayload.parse(payload);
      await signalMailing(dependencies, mailingId, `outbox:${id}`);
    },
    ...terminalOutboxHandlers(dependencies),
    ...weighingOutboxHandlers(dependencies),
    ...financeOutboxHandlers(dependencies),
    ...paymentOutboxHandlers(dependencies),
    ...printOutboxHandlers(dependencies),
    ...processOutboxHandlers(dependencies),
    ...serviceOutboxHandlers(dependencies),
    ...salesOutboxHandlers(dependencies),
    ...platformOutboxHandlers(dependencies),
    [accountOutbox]: async (payload, { id }) => {
      const { sealed } = accountRequestPayload.parse(payload);
      await answerAccountRequest(dependencies.database, dependencies, { sealed, key: id });
    },
    ...queueHandlers(dependencies),
  };
}

const queueHandlers = (dependencies: Dependencies): Readonly<Record<string, OutboxHandler>> => ({
  stationQueue: async (payload, { id }) => {
    const { weighingStationId } = stationPayload.parse(payload);
    const message = { messageId: `outbox:${id}` };
    await signalStationQueue(dependencies, weighingStationId, { name: stationChanged.name, message });
  },
  yardFreed: async (payload, { id }) => {
    const { yardId } = yardPayload.parse(payload);
    const message = { messageId: `outbox:${id}` };
    // `stationsOfYard` gives first the station whose first truck has waited longest, so that this truck gets the free place.
    for (const station of await stationsOfYard(dependencies.database.sql, yardId))
      await signalStationQueue(dependencies, station, { name: yardFreed.name, message });
  },
});
