import type { Database } from '#database/connect.ts';
import type { Language } from '#domain/kernel/language.ts';
import { priceSentence } from '#domain/labels/prices.ts';
import { mostPricedRows, priceContracts, type AskedProduct } from '#domain/sales/pricing/price.contracts.ts';
import type { Priced } from '#domain/sales/pricing/priceOf.ts';
import type { Step } from '#domain/sales/pricing/steps.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { pricesOf } from './priceQuestions.ts';

const tag = 'sales';

/** The prices of products: with an explanation for one product, without for many. */
export function priceEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  return [
    serve(priceContracts.explain, {
      tag,
      summary:
        'The price rows of a product for a quantity, customer and day, with an explanation step by step',
      access: 'signedIn',
      handle: async ({ actor, language, body }) => {
        // The body names the one product, and also the customer, currency, discount and day.
        const { priced: all, ...rest } = await pricesOf(database, actor, [body], body);
        // One question was asked, so there is one answer.
        const [price] = all as [Priced];
        return {
          ...rest,
          ...priceAnswer(price, language),
          explanation: price.steps.map((each) => inWords(each, language)),
        };
      },
    }),
    serve(priceContracts.ofMany, {
      tag,
      summary: `The prices of up to ${mostPricedRows} products for one customer and day`,
      access: 'signedIn',
      handle: async ({ actor, language, body }) => {
        const { priced: all, ...rest } = await pricesOf(database, actor, body.rows, body);
        return {
          ...rest,
          // The answers are in the order of the questions.
          rows: all.map((each, index) => ({
            productId: (body.rows[index] as AskedProduct).productId,
            ...priceAnswer(each, language),
          })),
        };
      },
    }),
  ];
}

const inWords = (step: Step, language: Language) => ({ ...step, text: priceSentence(language, step) });

const priceAnswer = ({ price, discountSum, sum, rows, steps, fault }: Priced, language: Language) => ({
  price,
  discountSum,
  sum,
  prices: rows,
  warnings: steps.filter(({ level }) => level === 'warning').map((each) => priceSentence(language, each)),
  fault: fault && inWords(fault, language),
});
