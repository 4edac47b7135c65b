import type { MailDelivery, MailRecords } from '../mail/sendMail.activities.ts';
import type { MailOutcome, TakenMail } from '../mail/sendMail.messages.ts';
import type { SmsDelivery, SmsRecords } from '../terminal/sendSms.activities.ts';
import type { SmsOutcome } from '../terminal/sendSms.messages.ts';

/** What became of the e-mails and SMS of a test, and how their providers behave. */
export interface SendingState {
  readonly smsOutcomes: Map<number, SmsOutcome>;
  readonly mailOutcomes: Map<number, MailOutcome>;
  /** Messages that were taken back before they were sent. */
  readonly mailReopened: number[];
  readonly mailPostponed: { readonly outgoingEmailId: number; readonly sendAt: string }[];
  /** How many people an SMS goes to. */
  smsRecipients: number;
  /** Set to make the provider of SMS fail or wait, or to name recipients (by id, from 1) whose number is not valid. */
  provider: () => void | Promise<void> | readonly number[];
  /**
   * Set to make the mail server fail, or to name recipients whom it does not take. `only` has the addresses that have not got the
   * letter yet; undefined for all.
   */
  mailServer: (only: readonly string[] | undefined) => void | Pick<TakenMail, 'rejected' | 'deferred'>;
  /** Set to have copies of sent letters kept; called for each. */
  mailCopies: ((outgoingEmailId: number) => void) | null;
}

/** Does the work once for a key. A repeated call returns the first result. */
export type Once = <T>(key: string, work: () => T) => T;

/** The activities that send SMS, for tests of workflows: they send nothing and note outcomes in `world`. */
export function smsOf(world: SendingState, once: Once): SmsDelivery & SmsRecords {
  return {
    deliverSms: async ({ outgoingSmsId }) => {
      const unreachable = (await world.provider()) ?? [];
      return {
        messages: Array.from({ length: world.smsRecipients }, (_none, at) => ({
          recipientId: at + 1,
          providerId: at === 0 ? `provider-${outgoingSmsId}` : `provider-${outgoingSmsId}-${at + 1}`,
        })),
        unreachable,
      };
    },
    markSmsSent: async () => undefined,
    closeSms: async ({ key, outgoingSmsId, outcome }) =>
      once(key, () => void world.smsOutcomes.set(outgoingSmsId, outcome)),
  };
}

/** The activities that send e-mails, likewise. Only those that write to the database take a key, so only these use `once`. */
export function mailOf(world: SendingState, once: Once): MailDelivery & MailRecords {
  return {
    deliverMail: async ({ outgoingEmailId, only }) => {
      const refused = world.mailServer(only) ?? { rejected: [] };
      const isCopied = world.mailCopies !== null;
      return {
        messageId: `<outgoing-${outgoingEmailId}@keja.example>`,
        ...refused,
        ...(isCopied ? { isCopied } : {}),
      };
    },
    keepSentCopy: async ({ outgoingEmailId }) => world.mailCopies?.(outgoingEmailId),
    closeMail: async ({ key, outgoingEmailId, outcome }) =>
      once(key, () => void world.mailOutcomes.set(outgoingEmailId, outcome)),
    reopenMail: async ({ key, outgoingEmailId }) =>
      once(key, () => void world.mailReopened.push(outgoingEmailId)),
    postponeMail: async ({ key, outgoingEmailId, sendAt }) =>
      once(key, () => void world.mailPostponed.push({ outgoingEmailId, sendAt })),
  };
}
