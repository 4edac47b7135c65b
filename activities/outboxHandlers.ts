import { WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import { sql } from 'kysely';
import { z } from 'zod';
import { recordLink } from '#domain/platform/recordLink.ts';
import { sendSmsStart, sendSmsWorkflow } from '#workflows/terminal/sendSms.messages.ts';
import { stationChanged } from '#workflows/terminal/stationQueue.messages.ts';
import type { Surroundings } from './surroundings.ts';
import { signalStationQueue } from './terminal/signalStationQueue.ts';

/** Starts or wakes what a committed row asks for. Done twice it has the effect of once. */
export type OutboxHandler = (payload: unknown, row: { readonly id: string }) => Promise<void>;

const smsPayload = z.object({ outgoingSmsId: z.int().positive() });
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
    try {
      await client.workflow.start(sendSmsWorkflow, start);
    } catch (error) {
      if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
    }
  },
  stationQueue: async (payload, { id }) => {
    const { weighingStationId } = stationPayload.parse(payload);
    const message = { messageId: `outbox:${id}` };
    await signalStationQueue(surroundings, weighingStationId, { name: stationChanged.name, message });
  },
});
