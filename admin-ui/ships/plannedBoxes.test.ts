import { describe, expect, it } from 'vitest';
import { boxesBody, emptyBox, canBeSent, plannedBoxes } from './plannedBoxes.ts';

const box = { id: 3, presentation: 'Komora 1' };

describe('a line of the plan', () => {
  it.each([
    ['pl', '1500', '1500.000'],
    ['pl', '1 500,5', '1500.500'],
    ['pl', '0,125', '0.125'],
    ['pl', '', null],
    ['en', '1,500', '1500.000'],
    ['en', '1,500.5', '1500.500'],
    ['de', '1.500', '1500.000'],
  ] as const)('takes the tonnes that people type in %s: %j', (language, typed, quantity) => {
    const line = { ...emptyBox(1), box, quantity: typed };
    expect(canBeSent(language, line)).toBe(true);
    expect(boxesBody(language, [line]).boxes).toEqual([{ hold: null, boxId: 3, productId: null, quantity }]);
  });

  it.each([
    ['no box', { ...emptyBox(1), quantity: '5' }],
    ['no number', { ...emptyBox(1), box, quantity: 'sto' }],
    ['a negative number', { ...emptyBox(1), box, quantity: '-5' }],
    ['too many decimals', { ...emptyBox(1), box, quantity: '1,2345' }],
  ])('is not complete with %s', (_rule, line) => {
    expect(canBeSent('pl', line)).toBe(false);
  });

  it('keeps its product', () => {
    const record = { id: 1, boxes: [{ hold: '1', box, boxId: 3, productId: 7, quantity: '10.500' }] };
    const [line] = plannedBoxes(record as never, 'pl');
    expect(line?.quantity).toBe('10,5');
    expect(boxesBody('pl', plannedBoxes(record as never, 'pl')).boxes).toEqual([
      { hold: '1', boxId: 3, productId: 7, quantity: '10.500' },
    ]);
  });
});
