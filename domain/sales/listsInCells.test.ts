import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../kernel/declaration.ts';
import { KejaError } from '../kernel/fail.ts';
import type { Field } from '../kernel/field.ts';
import { parseInput } from '../kernel/validation.ts';
import { declarations, objects } from '../objects.ts';
import { asChosen } from './configurator/asChosen.ts';
import { configurationOf } from './configurator/configurationOf.ts';
import { answersFrom, openBlind } from './configurator/sampleSettings.ts';

/** The faults of an order line with these values, each as its field and its code. */
const faultsOf = (line: object): string[] => faultsOfLines([{ product: 1, ...line }]);

const faultsOfLines = (products: unknown[]): string[] => {
  try {
    parseInput(objects.salesOrder, { products }, 'update');
    return [];
  } catch (error) {
    if (!(error instanceof KejaError)) throw error;
    return (error.errors ?? []).map(({ field, code }) => `${field} ${code}`);
  }
};

it('an order line that is no object is refused by its place', () => {
  expect(faultsOfLines([{ product: 1 }, 5])).toEqual(['products[1] body_invalid']);
});

describe('the price rows and chosen parameters of an order line', () => {
  it.each<[string, object, string]>([
    ['text', { prices: 'abc' }, 'products[0].prices invalid_type'],
    ['one object', { prices: {} }, 'products[0].prices invalid_type'],
    ['a row that is no object', { prices: ['x'] }, 'products[0].prices[0] body_invalid'],
    ['a negative price', { prices: [{}, { price: '-1' }] }, 'products[0].prices[1].price invalid_value'],
    [
      'a kind that is none',
      { prices: [{ priceType: 'x' }] },
      'products[0].prices[0].priceType invalid_value',
    ],
    ['a field nobody declared', { prices: [{ tip: 1 }] }, 'products[0].prices[0].tip unknown_field'],
    [
      'a parameter id that is text',
      { choosenParameters: [{ param: { id: 'x' } }] },
      'products[0].choosenParameters[0].param.id invalid_type',
    ],
    [
      'a property that is too long',
      { choosenParameters: [{ paramValue: { properties: [{ propId: 'x'.repeat(41) }] } }] },
      'products[0].choosenParameters[0].paramValue.properties[0].propId too_long',
    ],
    [
      'more rows than a list may hold',
      { prices: Array.from({ length: 501 }, () => ({})) },
      'products[0].prices invalid_value',
    ],
  ])('refuse %s by the name of the field', (_what, line, expected) => {
    expect(faultsOf(line)).toEqual([expected]);
  });

  it('take what the specification names, decimals with their full scale', () => {
    const prices = [
      { priceType: 'main', quantity: 2, price: '10', discountSum: '1.5', sum: 17, pricelistId: 4 },
    ];
    const choosenParameters = [
      {
        param: { id: 1, uuid: 'u', name: 'Kolor' },
        paramValue: {
          id: 2,
          default: true,
          properties: [{ propId: 'ral', propValue: '9010', calculated: false }],
        },
        valueLabel: 'Biały',
      },
    ];
    const { products } = parseInput(
      objects.salesOrder,
      { products: [{ product: 1, prices, choosenParameters }] },
      'update',
    ) as { products: { prices: object[]; choosenParameters: object[] }[] };
    expect(products[0]?.prices[0]).toMatchObject({
      quantity: '2.000',
      price: '10.00',
      sum: '17.00',
      discountId: null,
    });
    expect(products[0]?.choosenParameters[0]).toMatchObject(choosenParameters[0] ?? {});
  });

  it('take what the configurator makes, whatever was chosen', () => {
    const chosen = answersFrom(
      openBlind,
      'drive motor, width 1.5, engine S, remote, colour white, inscription',
    );
    const { answered, isComplete } = configurationOf(openBlind, chosen);
    expect(isComplete).toBe(true);
    // A caller may send further keys of a property, such as `valueId`: `asChosen` drops them.
    const more = answered.map((each) => ({
      ...each,
      properties: each.properties.map((property) => ({ ...property, valueId: 5 })),
    }));
    expect(faultsOf({ choosenParameters: more.map(asChosen) })).toEqual([]);
  });

  it('have every field that the specification names', () => {
    const shape = (name: 'prices' | 'choosenParameters') => {
      const field: Field = objects.salesOrder.fields.products.fields[name];
      return Object.keys((field.type === 'json' && field.shape) || {});
    };
    expect(shape('prices')).toEqual(
      'priceDescription priceType description quantity price discountPercent discountSum sum discountId pricelistId priceCode maxDiscount discountPriority'.split(
        ' ',
      ),
    );
    expect(shape('choosenParameters')).toEqual(
      'param paramValue valueLabel addDescription errorValue'.split(' '),
    );
  });
});

/** A period whose end may lie before its beginning is no period. */
const pairs = [
  ['beginDate', 'endDate'],
  ['activeFrom', 'activeTo'],
] as const;

describe('a period of prices', () => {
  const withPeriod = declarations.filter(
    (declaration) =>
      declaration.module === 'sales' && pairs.some(([begin]) => begin in fieldsOf(declaration)),
  );
  it.each(withPeriod.map((declaration) => [declaration.name, declaration] as const))(
    'a period of prices of %s ends no earlier than it begins',
    (_name, { fields, constraints = [] }) => {
      for (const [begin, end] of pairs.filter(([first]) => first in fields))
        expect(constraints).toContainEqual({ field: begin, rule: 'notAfterField', other: end });
    },
  );
});
