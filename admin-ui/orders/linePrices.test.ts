import type { UseFormReturn } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';

// Modules read the language from it when they are loaded.
vi.stubGlobal('localStorage', { getItem: () => 'en' });
const { FilledPrices, RepricingChanges, wantedPrices } = await import('./linePrices.ts');

type Values = Record<string, unknown>;
const named = (id: number) => ({ id, presentation: `Nr ${id}` });
const [zloty, euro] = [named(1), named(2)];

/** A form of an order, as it was saved, and a function that sets one of its fields. */
const formOf = (saved: Values) => {
  const values = structuredClone(saved);
  const form = {
    getValues: (name: string) => values[name],
    formState: { defaultValues: saved },
  } as unknown as UseFormReturn;
  return { form, set: (name: string, value: unknown) => void (values[name] = value) };
};

describe('the lines of an order', () => {
  it.each<[string, string, unknown, number]>([
    ['are all asked for again after another currency', 'currency', euro, 1],
    ['are all asked for again after another discount', 'discount', named(8), 1],
    ['are all asked for again after the discount was taken away', 'discount', null, 1],
    [
      'are not asked for again when a save sets the same currency',
      'currency',
      { ...zloty, presentation: 'złoty' },
      0,
    ],
    ['are not asked for again after another customer', 'customer', named(5), 0],
  ])('%s', (_case, name, value, count) => {
    const { form, set } = formOf({ currency: zloty, discount: named(7), customer: named(4) });
    const changes = new RepricingChanges(form);
    set(name, value);
    changes.note(name);
    changes.note('reference');
    expect(changes.count).toBe(count);
  });

  it('are not asked for again when a draft sets all fields at once', () => {
    const { form, set } = formOf({ currency: zloty });
    const changes = new RepricingChanges(form);
    set('currency', euro);
    changes.note(undefined);
    changes.note('currency');
    expect(changes.count).toBe(0);
  });
});

it('a line that is as it was saved is asked for only if its order is repriced', () => {
  const line = {
    id: 3,
    product: named(9),
    quantity: '1.000',
    price: '100.00',
    prices: [{ price: '100.00' }],
  };
  const { form } = formOf({ currency: zloty, products: [line] });
  const wanted = (isRepriced: boolean) =>
    wantedPrices(form, new FilledPrices(), isRepriced).map(({ index, typed }) => ({ index, typed }));
  expect(wanted(false)).toEqual([]);
  expect(wanted(true)).toEqual([{ index: 0, typed: null }]);
});
