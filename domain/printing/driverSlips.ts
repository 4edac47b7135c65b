import type { PaymentMeans } from '../finance/paymentMeans.ts';
import { localeOf } from '../kernel/language.ts';
import { businessZone } from '../kernel/time.ts';
import type { SmsLanguage } from '../terminal/smsTemplates.ts';
import type { Slip, SlipBlock } from './slip.ts';
import { textsIn } from '../words/rows.ts';
import slips from '../words/printing/slips.json' with { type: 'json' };

type Maybe = string | null;

/** Times are ISO 8601, weights tonnes with three decimals, amounts złotys with two. */
export interface TruckFacts {
  readonly ticket: string;
  /** The ticket as scanners read it. */
  readonly barCode: string;
  /** The number of the disposition. */
  readonly order: Maybe;
  readonly plate: Maybe;
  readonly product: Maybe;
  readonly station: Maybe;
  /** Leads to the truck's place in the queue. */
  readonly link: string;
  readonly at: string;
}
export interface ReceiptFacts {
  readonly number: string;
  readonly plate: Maybe;
  readonly at: string;
  readonly rows: readonly { readonly name: string; readonly amount: string }[];
  readonly total: string;
  readonly means: PaymentMeans;
  /** The name and the masked number of the card; null if it was not paid by card. */
  readonly card: Maybe;
  /** What the card terminal prints, line by line. */
  readonly cardSlip: readonly string[];
  /** The buyer for whom an invoice is wanted, with the tax number; null if none is wanted. */
  readonly buyer: { readonly number: string; readonly name: Maybe } | null;
}
export interface WeighingFacts extends TruckFacts {
  readonly gross: Maybe;
  readonly tare: Maybe;
  readonly net: Maybe;
  readonly began: Maybe;
  readonly ended: Maybe;
  /** The number of the weighing after the prefix of its scale; null for a scale without a prefix. */
  readonly weighingCode: Maybe;
  /** Whether a person read one of its weights from the scale and typed it. */
  readonly typed: boolean;
}

/** An empty line, and a line across the paper. */
const gap: SlipBlock = { kind: 'gap' };
const rule: SlipBlock = { kind: 'rule' };

/** A line with a name and its value; nothing if there is no value. */
const pair = (name: string, value: Maybe, bold = false): SlipBlock[] =>
  value ? [{ kind: 'pair', name, value, ...(bold ? { bold } : {}) }] : [];

/** Decimal text, which `Intl` formats without losing digits. */
type Exact = `${number}`;
/** How times, weights and amounts are written for a driver. Null stays null. */
const formats = (language: SmsLanguage) => {
  // Without a country, `Intl` writes English days as in the United States, with the month before the day.
  const locale = localeOf(language);
  return {
    time: (iso: Maybe) =>
      iso &&
      new Intl.DateTimeFormat(locale, {
        dateStyle: 'short',
        timeStyle: 'short',
        timeZone: businessZone,
      }).format(new Date(iso)),
    tonnes: (value: Maybe) =>
      value && `${new Intl.NumberFormat(locale, { minimumFractionDigits: 3 }).format(value as Exact)} t`,
    // A printer's code page has no narrow spaces.
    money: (value: string) =>
      `${new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(value as Exact).replace(/\s/g, ' ')} PLN`,
  };
};

const truckPairs = (facts: TruckFacts, language: SmsLanguage): SlipBlock[] => {
  const words = textsIn(slips, language);
  return [
    ...pair(words.truck, facts.plate, true),
    ...pair(words.order, facts.order),
    ...pair(words.product, facts.product),
    ...pair(words.station, facts.station),
  ];
};

/** The ticket that a driver keeps, with its number as a bar code and the queue behind a QR code. */
export function ticketSlip(facts: TruckFacts, language: SmsLanguage): Slip {
  const words = textsIn(slips, language);
  return {
    language,
    blocks: [
      { kind: 'title', text: words.ticket },
      gap,
      { kind: 'barcode', text: facts.barCode },
      gap,
      ...truckPairs(facts, language),
      ...pair(words.date, formats(language).time(facts.at)),
      rule,
      { kind: 'qr', text: facts.link },
      { kind: 'text', text: words.keep, center: true },
    ],
  };
}

export function receiptSlip(facts: ReceiptFacts, language: SmsLanguage): Slip {
  const words = textsIn(slips, language);
  const { money, time } = formats(language);
  return {
    language,
    blocks: [
      { kind: 'title', text: words.receipt },
      gap,
      ...pair(words.number, facts.number),
      ...pair(words.date, time(facts.at)),
      ...pair(words.truck, facts.plate),
      ...pair(words.buyer, facts.buyer?.number ?? null),
      ...pair(words.firm, facts.buyer?.name ?? null),
      rule,
      ...facts.rows.flatMap(({ name, amount }) => pair(name, money(amount))),
      rule,
      ...pair(words.total, money(facts.total), true),
      ...pair(words.card, facts.card),
      gap,
      ...facts.cardSlip.map((text): SlipBlock => ({ kind: 'text', text, center: true })),
      { kind: 'text', text: words.proof[facts.means], center: true, bold: true },
      { kind: 'text', text: words.noFiscal, center: true },
    ],
  };
}

export function weighingSlip(facts: WeighingFacts, language: SmsLanguage): Slip {
  const words = textsIn(slips, language);
  const { tonnes, time } = formats(language);
  return {
    language,
    blocks: [
      { kind: 'title', text: words.weighingCard },
      gap,
      ...(facts.weighingCode ? [{ kind: 'barcode', text: facts.weighingCode } as const, gap] : []),
      ...truckPairs(facts, language),
      // In the words of slips, `place` is the label of the ticket.
      ...pair(words.place, facts.ticket),
      rule,
      ...pair(words.began, time(facts.began)),
      ...pair(words.ended, time(facts.ended)),
      ...pair(words.gross, tonnes(facts.gross)),
      ...pair(words.tare, tonnes(facts.tare)),
      ...pair(words.net, tonnes(facts.net), true),
      ...(facts.typed ? [{ kind: 'text', text: words.typed, bold: true } as const] : []),
      rule,
      ...pair(words.date, time(facts.at)),
    ],
  };
}
