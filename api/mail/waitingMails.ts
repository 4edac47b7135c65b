import { fail, KejaError } from '#domain/kernel/fail.ts';
import { usualLetterMinutes } from '#domain/mail/letters.ts';
import {
  postponeMail,
  sendMailStart,
  sendMailWorkflow,
  withdrawMail,
  type SendMailStart,
} from '#workflows/mail/sendMail.messages.ts';
import type { Temporal } from '../temporal/temporal.ts';

/** Which workflow sends a letter, and when. */
type Sending = Pick<SendMailStart, 'outgoingEmailId' | 'attempt' | 'sendAt'>;

/** Asks the workflows of letters that wait to be sent. An `updateId` makes a repeated request harmless. */
export interface WaitingMails {
  /** The letter is a draft again. @param by the user who takes it back @throws message_gone_out, temporal_unavailable */
  withdraw(sending: Sending, by: number | null, updateId: string): Promise<void>;
  /** The letter is sent at another time. @throws message_gone_out, temporal_unavailable */
  postpone(sending: Sending, sendAt: string, updateId: string): Promise<void>;
}

export function waitingMails(temporal: Temporal): WaitingMails {
  const startOf = (sending: Sending) =>
    sendMailStart({
      ...sending,
      lifeMinutes: usualLetterMinutes,
      ...temporal.startOf('outgoingEmail', sending.outgoingEmailId),
    });
  return {
    withdraw: (sending, by, updateId) =>
      orGone(temporal.commandBegun(sendMailWorkflow, startOf(sending), withdrawMail, { by }, updateId)),
    postpone: (sending, sendAt, updateId) =>
      orGone(temporal.commandBegun(sendMailWorkflow, startOf(sending), postponeMail, { sendAt }, updateId)),
  };
}

/** A workflow that has ended has sent its letter, so its refusal becomes `message_gone_out`. */
const orGone = async (command: Promise<unknown>): Promise<void> => {
  try {
    await command;
  } catch (error) {
    if (error instanceof KejaError && error.code === 'illegal_transition') throw fail('message_gone_out');
    throw error;
  }
};
