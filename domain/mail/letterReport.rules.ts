import type { EnumValue } from '../kernel/enumeration.ts';
import type { IncomingEmailKind, outgoingEmailDelivery } from './enums.ts';

/** A header of a message; `key` is its name in small letters. */
interface HeadLine {
  readonly key: string;
  readonly value: string;
}

/** An automatic report of a server or a mail program about a letter that was sent. */
export interface LetterReport {
  readonly kind: Exclude<IncomingEmailKind, 'letter' | 'sentCopy'>;
  /** The Message-IDs of the letters that the report is about, with their angle brackets. */
  readonly letters: readonly string[];
  /** The recipients that the letter has not reached, each with the words of the server; null if there are none. */
  readonly reason: string | null;
}

/** The parts of a message that may contain a report. */
export interface ReportingMessage {
  readonly head: readonly HeadLine[];
  /** The parts that are reports for machines (`message/delivery-status`). */
  readonly reports: readonly string[];
  /** The letter that was returned, or its head. */
  readonly returned: readonly string[];
}

type Delivery = EnumValue<typeof outgoingEmailDelivery>;

/** The delivery that each kind of report tells. An automatic reply tells nothing about it. */
const deliveries: Partial<Record<LetterReport['kind'], Delivery>> = {
  bounce: 'bounced',
  delay: 'delayed',
  receipt: 'delivered',
};
/**
 * A report does not replace one of a higher rank: a receipt ends a delay, but a bounce stays, even if a receipt of another
 * recipient comes later.
 */
const ranks: Readonly<Record<Delivery, number>> = { delayed: 1, delivered: 2, bounced: 3 };

/** The delivery state of a letter after a report about it. */
export function deliveryAfter(before: Delivery | null, kind: LetterReport['kind']): Delivery | null {
  const delivery = deliveries[kind];
  if (!delivery) return before;
  return before !== null && ranks[before] > ranks[delivery] ? before : delivery;
}

/** The kind of a report by what it says of a recipient, in the field `Action` (RFC 3464). */
const actions = { failed: 'bounce', delayed: 'delay', delivered: 'receipt' } as const;
/** Of several recipients in one report, the worst counts. */
const worstFirst = ['failed', 'delayed', 'delivered'] as const;

/** The report that a message contains; undefined for a letter that a person wrote. */
export function letterReportIn({ head, reports, returned }: ReportingMessage): LetterReport | undefined {
  const letters = [
    ...returned.flatMap((text) => idsIn(fieldOf(text, 'message-id'))),
    ...['in-reply-to', 'references'].flatMap((key) => idsIn(valueOf(head, key))),
  ];
  const recipients = reports.flatMap(recipientsIn);
  const worst = worstFirst.find((action) => recipients.some((each) => each.action === action));
  if (worst) {
    const recipientTexts = recipients.filter(({ action }) => action === worst).map(inWords);
    return {
      kind: actions[worst],
      letters,
      reason: worst === 'delivered' ? null : recipientTexts.join('; '),
    };
  }
  // Some servers write the header `X-Failed-Recipients` and no report for machines.
  const failed = valueOf(head, 'x-failed-recipients');
  if (failed !== '') return { kind: 'bounce', letters, reason: failed };
  return isAutoReply(head) ? { kind: 'autoReply', letters, reason: null } : undefined;
}

/** Recognises automatic replies by RFC 3834, and by the headers of older programs and of Exchange. */
const isAutoReply = (head: readonly HeadLine[]): boolean =>
  /^auto-(replied|notified)/i.test(valueOf(head, 'auto-submitted')) ||
  // Any value but `no`.
  ['x-autoreply', 'x-autorespond', 'x-autoresponder'].some((key) => /^(?!no\b)./i.test(valueOf(head, key))) ||
  /^auto_reply$/i.test(valueOf(head, 'precedence')) ||
  /mailbox rules agent/i.test(valueOf(head, 'x-ms-exchange-generated-message-source'));

const valueOf = (head: readonly HeadLine[], key: string): string =>
  head.find((line) => line.key === key)?.value.trim() ?? '';

interface Recipient {
  readonly address: string;
  readonly action: string;
  readonly words: string;
}

/** The recipients in a report: each group of its fields except the first is about one recipient (RFC 3464). */
const recipientsIn = (report: string): Recipient[] =>
  report.split(/\r?\n\s*\r?\n/).flatMap((group) => {
    const action = fieldOf(group, 'action').toLowerCase();
    const address = withoutType(fieldOf(group, 'final-recipient') || fieldOf(group, 'original-recipient'));
    const words = withoutType(fieldOf(group, 'diagnostic-code')) || fieldOf(group, 'status');
    return action === '' ? [] : [{ address, action, words }];
  });

const inWords = ({ address, words }: Recipient): string => [address, words].filter(Boolean).join(': ');

/** Without the type ahead of a value, as in `rfc822; jan@firma.example`. */
const withoutType = (value: string): string => value.replace(/^[\w.-]+\s*;\s*/, '');

/** The value of a field in a head, whose lines may be folded; empty if it has none. */
const fieldOf = (text: string, name: string): string => {
  const unfolded = text.replace(/\r?\n[ \t]+/g, ' ');
  const line = unfolded.split(/\r?\n/).find((each) => each.toLowerCase().startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim() ?? '';
};

/** The Message-IDs in a header: `<a@b> <c@d>` names two letters. */
const idsIn = (value: string): string[] => value.match(/<[^<>\s]{1,500}>/g) ?? [];
