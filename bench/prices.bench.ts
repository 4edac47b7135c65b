import { Decimal } from 'decimal.js';
import { openBook } from '#domain/sales/pricing/openBook.ts';
import { priceOf } from '#domain/sales/pricing/priceOf.ts';
import type { PriceQuestion } from '#domain/sales/pricing/priceBook.ts';
import { sampleBook, sampleProducts } from '#domain/sales/pricing/sampleBook.ts';
import type { Comparison } from './measure.ts';

const rows = 10_000;
const rounds = 5;

/** The processor time for the prices of 10,000 rows with their explanations, against the same arithmetic on bare decimal.js. */
export async function pricesBench(): Promise<Comparison[]> {
  const questions = Array.from({ length: rows }, (_none, index): PriceQuestion => ({
    productId: sampleProducts.Kruszywo,
    quantity: `${(index % 200) + 1}.500`,
    customer: { id: 20, priceType: null },
    currency: 'EUR',
    date: '2026-06-12',
  }));
  const ours = () => {
    const book = openBook(sampleBook);
    return questions.reduce((sum, question) => sum.plus(priceOf(question, book).sum ?? 0), new Decimal(0));
  };
  const bare = () => questions.reduce((sum, { quantity }) => sum.plus(sumOf(quantity)), new Decimal(0));
  if (!ours().eq(bare())) throw new Error('Both sides must come to the same sum');
  const [oursMs, bareMs] = [ours, bare].map((work) => Math.min(...processorTimes(work))) as [number, number];
  return [
    {
      name: `${rows} rows: scale, rate of the day, discount, with steps`,
      unit: 'ms of processor',
      ours: oursMs,
      bare: bareMs,
    },
  ];
}

// The bare side: what the sample book says of this product and customer 20 is repeated here in numbers.
/** The prices in złoty by the quantity from which they hold. */
const scale = [
  [100, '75.50'],
  [50, '80.00'],
  [10, '90.00'],
  [0, '100.00'],
] as const;

const sumOf = (text: string): Decimal => {
  const quantity = new Decimal(text);
  const [, listPrice] = scale.find(([from]) => quantity.gte(from)) ?? scale[3];
  // A euro costs 4.40 on the day of the questions, and the customer has a discount of 10 percent.
  const price = new Decimal(listPrice).div('4.40').toDecimalPlaces(2);
  const discount = price.times(10).div(100).toDecimalPlaces(2);
  return quantity.times(price.minus(discount)).toDecimalPlaces(2);
};

const processorTimes = (work: () => unknown): number[] =>
  Array.from({ length: rounds }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
