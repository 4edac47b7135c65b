import { filled, filledWhereKnown } from '../words/filled.ts';
import { textsIn } from '../words/rows.ts';
import rows from '../words/terminal/sms.json' with { type: 'json' };
import type { DriverLanguage } from './driverLanguage.ts';

type Maybe<T> = T | null;

/**
 * The data of each message; null if unknown. A part of a template in brackets is left out if its data is unknown. `link` leads to
 * the truck's place in the queue.
 */
export interface SmsFacts {
  start: { readonly ticket: Maybe<string>; readonly link: Maybe<string> };
  allowEntry: { readonly ticket: Maybe<string>; readonly minutes: Maybe<number> };
  allowEntryMainParking: { readonly ticket: Maybe<string>; readonly minutes: Maybe<number> };
  /** The time to leave the parking is nearly over. */
  leaveSoon: { readonly ticket: Maybe<string>; readonly minutes: Maybe<number> };
  backInQueue: { readonly ticket: Maybe<string> };
  dispositionDelete: { readonly number: Maybe<string> };
  authCode: { readonly code: string; readonly minutes: Maybe<number> };
}
export type SmsTemplate = keyof SmsFacts;

/** The place to which a message calls its truck. */
const destinations: Readonly<Partial<Record<SmsTemplate, string>>> = {
  allowEntry: 'TERMINAL',
  allowEntryMainParking: 'PARKING',
  leaveSoon: 'TERMINAL',
};

/**
 * Fewer minutes are only in the first line of a message. The sentences contain only one plural of "minute", and in Polish that
 * form is right for five and more.
 */
const fewestInWords = 5;

/** The data without `minutes` if they are too few to be written in a sentence. */
const withoutFewMinutes = <T extends object>(facts: T): T =>
  'minutes' in facts && Number(facts.minutes) < fewestInWords ? { ...facts, minutes: null } : facts;

/** The first line of a call is the same in every language: `BZVJT5K6 → TERMINAL, 20 min`. */
const callLine = (destination: string, { ticket, minutes }: SmsFacts['allowEntry']): string =>
  filledWhereKnown(`[%{ticket} ]→ ${destination}[, %{minutes} min]\n`, { ticket, minutes });

/**
 * The sentences of a message. `ifThereIsRoom` is sent only if it fits into the same message as `always`, because a cut link would
 * not work.
 */
export function smsSentences<T extends SmsTemplate>(
  template: T,
  facts: SmsFacts[T],
  language: DriverLanguage,
): { readonly always: string; readonly ifThereIsRoom: string } {
  const words: Readonly<Record<SmsTemplate | 'startLink', string>> = textsIn(rows, language);
  const destination = destinations[template];
  const { link = null } = template === 'start' ? (facts as SmsFacts['start']) : {};
  const call = destination ? callLine(destination, facts as SmsFacts['allowEntry']) : '';
  return {
    always: call + filledWhereKnown(words[template], { ...withoutFewMinutes(facts) }),
    ifThereIsRoom: link ? filled(words.startLink, { link }) : '',
  };
}
