import { describe, expect, it } from 'vitest';
import { boxesBody, emptyBox, canBeSent, plannedBoxes } from './plannedBoxes.ts';

const box = { id: 3, presentation: 'Komora 1' };

describe('a line of the plan', () => {
  it.each([
    ['1500', '1500.000'],
    ['1 500,5', '1500.500'],
    ['0,125', '0.125'],
    ['', null],
  ])('takes the tonnes that people type: %j', (typed, quantity) => {
    const line = { ...emptyBox(1), box, quantity: typed };
    expect(canBeSent(line)).toBe(true);
    expect(boxesBody([line]).boxes).toEqual([{ hold: null, boxId: 3, productId: null, quantity }]);
  });

  it.each([
    ['no box', { ...emptyBox(1), quantity: '5' }],
    ['no number', { ...emptyBox(1), box, quantity: 'sto' }],
    ['too many decimals', { ...emptyBox(1), box, quantity: '1,2345' }],
  ])('is not complete with %s', (_rule, line) => {
    expect(canBeSent(line)).toBe(false);
  });

  it('keeps its product', () => {
    const record = { id: 1, boxes: [{ hold: '1', box, boxId: 3, productId: 7, quantity: '10.500' }] };
    const [line] = plannedBoxes(record as never, 'pl');
    expect(line?.quantity).toBe('10,5');
    expect(boxesBody(plannedBoxes(record as never, 'pl')).boxes).toEqual([
      { hold: '1', boxId: 3, productId: 7, quantity: '10.500' },
    ]);
  });
});
