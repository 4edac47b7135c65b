import { sql } from 'kysely';
import { z } from 'zod';
import { accountOutbox, answerAccountRequest } from '#database/accounts/requests.ts';
import { letterLifeMinutes, type LetterName } from '#domain/mail/letters.ts';
import { recordLink } from '#domain/platform/recordLink.ts';
import { sendMailStart, sendMailWorkflow } from '#workflows/mail/sendMail.messages.ts';
import { sendSmsStart, sendSmsWorkflow } from '#workflows/terminal/sendSms.messages.ts';
import { stationChanged, yardFreed } from '#workflows/terminal/stationQueue.messages.ts';
import { financeOutboxHandlers } from './finance/outbox.ts';
import { paymentOutboxHandlers } from './payment/outbox.ts';
import { printOutboxHandlers } from './printing/outbox.ts';
import { processOutboxHandlers } from './processes/outbox.ts';
import { serviceOutboxHandlers } from './service/outbox.ts';
import type { Surroundings } from './surroundings.ts';
import { unlessStarted } from './unlessStarted.ts';
import { weighingOutboxHandlers } from './weighing/outbox.ts';
import { signalStationQueue } from './terminal/signalStationQueue.ts';

/** Starts or wakes what a committed row asks for. Done twice it has the effect of once. */
export type OutboxHandler = (payload: unknown, row: { readonly id: string }) => Promise<void>;

const smsPayload = z.object({ outgoingSmsId: z.int().positive() });
const mailPayload = z.object({ outgoingEmailId: z.int().positive() });
const accountPayload = z.object({ sealed: z.string() });
/** A message that nobody has told the life of: a mail server may be away for a weekend. */
const usualMailMinutes = 3 * 24 * 60;
const yardPayload = z.object({ yardId: z.int().positive() });
const stationPayload = z.object({ weighingStationId: z.int().positive() });

/** Every kind of outbox row there is, with what it starts. */
export const outboxHandlers = (surroundings: Surroundings): Readonly<Record<string, OutboxHandler>> => ({
  sendSms: async (payload) => {
    const { outgoingSmsId } = smsPayload.parse(payload);
    const { database, client, taskQueue, publicUrl } = surroundings;
    const { rows } = await sql<{ number_str: string }>`
      select number_str from outgoing_sms where id = ${outgoingSmsId}`.execute(database.sql);
    const link = recordLink(publicUrl, 'outgoingSms', outgoingSmsId);
    const start = sendSmsStart({
      outgoingSmsId,
      numberStr: rows[0]?.number_str ?? String(outgoingSmsId),
      taskQueue,
      link,
    });
    await unlessStarted(client.workflow.start(sendSmsWorkflow, start));
  },
  sendMail: async (payload) => {
    const { outgoingEmailId } = mailPayload.parse(payload);
    const { database, client, taskQueue, publicUrl } = surroundings;
    const { rows } = await sql<{ letter: LetterName | null }>`
      select letter from outgoing_email where id = ${outgoingEmailId}`.execute(database.sql);
    const letter = rows[0]?.letter;
    const start = sendMailStart({
      outgoingEmailId,
      lifeMinutes: letter ? letterLifeMinutes[letter] : usualMailMinutes,
      taskQueue,
      link: recordLink(publicUrl, 'outgoingEmail', outgoingEmailId),
    });
    await unlessStarted(client.workflow.start(sendMailWorkflow, start));
  },
  ...weighingOutboxHandlers(surroundings),
  ...financeOutboxHandlers(surroundings),
  ...paymentOutboxHandlers(surroundings),
  ...printOutboxHandlers(surroundings),
  ...processOutboxHandlers(surroundings),
  ...serviceOutboxHandlers(surroundings),
  [accountOutbox]: async (payload, { id }) => {
    const { sealed } = accountPayload.parse(payload);
    await answerAccountRequest(surroundings.database, surroundings, { sealed, key: id });
  },
  stationQueue: async (payload, { id }) => {
    const { weighingStationId } = stationPayload.parse(payload);
    const message = { messageId: `outbox:${id}` };
    await signalStationQueue(surroundings, weighingStationId, { name: stationChanged.name, message });
  },
  yardFreed: async (payload, { id }) => {
    const { yardId } = yardPayload.parse(payload);
    const message = { messageId: `outbox:${id}` };
    // The queue whose first truck waits longest hears of the place first.
    const { rows } = await sql<{ id: number }>`
      select s.id from weighing_station s left join disposition d on d.weighing_station_id = s.id
        and d.cars_queue_status in ('Accepted', 'EntryReserved') and not d.marked_to_delete
      where s.yard_id = ${yardId} and s.queue_on and not s.marked_to_delete
      group by s.id order by min(d.arrived_at) nulls last, s.id`.execute(surroundings.database.sql);
    for (const station of rows)
      await signalStationQueue(surroundings, station.id, { name: yardFreed.name, message });
  },
});
