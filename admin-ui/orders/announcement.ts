import type { Language } from '#domain/kernel/language.ts';
import type { Reference } from '#domain/kernel/record.ts';
import { warsawToday } from '#domain/kernel/warsawDay.ts';
import { decimalText } from '#domain/kernel/written.ts';
import { leftToAnnounce } from '#domain/sales/announcing.rules.ts';
import type { OrderLine } from '#domain/sales/order.contracts.ts';
import type { transportWay } from '#domain/terminal/enums.ts';
import type { Text } from '../i18n/useText.ts';
import { parseDecimal } from '../objects/typedNumbers.ts';
import type { Faults } from '../parts/useFaults.ts';

export type TransportWay = (typeof transportWay.values)[number];

/** What is typed in the dialog that announces an order. */
export interface Announcement {
  /** The typed quantities by the ids of their lines. */
  readonly quantities: Readonly<Record<number, string>>;
  /** Whether a schedule is made. `from` and `perDay` belong to it. */
  readonly scheduled: boolean;
  /** The first day of the schedule. */
  readonly from: string;
  /** The tonnes for each day of the schedule. */
  readonly perDay: string;
  /** Empty if no transport is ordered. */
  readonly way: TransportWay | '';
  /** The shipping company; null if it is not chosen. */
  readonly carrier: Reference | null;
}

/** The rule's `weighed` is what approved weighings gave; the line calls this `approved`, and its `weighed` counts all weighings. */
const leftOfLine = (line: OrderLine, tolerance: string) =>
  leftToAnnounce({ ...line, weighed: line.approved }, line.announced, tolerance);

/** Whether anything of these lines may still be announced, with the tolerance of their order in percent. */
export function isAnythingLeft(lines: readonly OrderLine[], tolerance: string): boolean {
  return lines.some((line) => leftOfLine(line, tolerance).gt(0));
}

/** The quantity of a line that may still be announced, as it is written in the language. */
export function leftOf(language: Language, line: OrderLine, tolerance: string): string {
  return decimalText(language, leftOfLine(line, tolerance).toFixed(3), 3);
}

/** What the dialog suggests at first: the open quantity of each line, without the tolerance, a schedule and transport. */
export function suggested(language: Language, lines: readonly OrderLine[]): Announcement {
  return {
    quantities: Object.fromEntries(lines.map((line) => [line.id, leftOf(language, line, '0')])),
    scheduled: false,
    from: warsawToday(),
    perDay: '',
    way: '',
    carrier: null,
  };
}

/** The body of the call, without the version of the order. */
export function bodyOf(language: Language, lines: readonly OrderLine[], typed: Announcement) {
  const { scheduled, from, perDay, way } = typed;
  // The dialog shows the carrier only for a shipping company. If somebody has chosen a carrier and then another way, the
  // carrier is not sent, because it is no longer on the screen.
  const carrier = way === 'shippingCompany' ? typed.carrier : null;
  return {
    items: quantitiesIn(language, lines, typed).filter(({ quantity }) => Number(quantity ?? 0) > 0),
    ...(scheduled ? { schedule: { from, perDay: parseDecimal(language, perDay) ?? '' } } : {}),
    ...(way ? { transport: { way, ...(carrier ? { carrierId: carrier.id } : {}) } } : {}),
  };
}

const quantitiesIn = (language: Language, lines: readonly OrderLine[], { quantities }: Announcement) =>
  lines.map(({ id }) => ({ itemId: id, quantity: parseDecimal(language, quantities[id] ?? '') }));

/** What is missing or unreadable, by field of the dialog (`line 12`, `from`, `perDay`). */
export function typingFaults(
  text: Text,
  language: Language,
  lines: readonly OrderLine[],
  typed: Announcement,
): Faults {
  const { quantities, scheduled, from, perDay } = typed;
  const faults: Record<string, string> = {};
  for (const { itemId, quantity } of quantitiesIn(language, lines, typed))
    if ((quantities[itemId] ?? '') !== '' && !(Number(quantity) >= 0))
      faults[`line ${itemId}`] = text('detail.badNumber');
  const [first] = lines;
  if (first && bodyOf(language, lines, typed).items.length === 0)
    faults[`line ${first.id}`] ??= text('orders.nothingWanted');
  if (scheduled && from === '') faults.from = text('common.required');
  if (scheduled && !(Number(parseDecimal(language, perDay) ?? 0) > 0))
    faults.perDay = text(perDay.trim() === '' ? 'common.required' : 'detail.badNumber');
  return faults;
}
