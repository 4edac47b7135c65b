import { describe, expect, it } from 'vitest';
import { headKey, rowKey, type Key } from './tableKeys.ts';

/** `shift+ArrowDown` is a key with Shift held. */
const press = (written: string): Key => {
  const [key = '', ...held] = written.split('+').toReversed();
  return {
    key: key === 'Space' ? ' ' : key,
    shiftKey: held.includes('shift'),
    ctrlKey: held.includes('ctrl'),
    metaKey: held.includes('meta'),
    altKey: held.includes('alt'),
  };
};
const on = (at: number) => ({ at, rows: 20, screenful: 8 });
const go = (to: number, extend = false) => ({ do: 'go', to, extend });

describe('a key in a row', () => {
  it.each([
    ['ArrowDown', 3, go(4)],
    ['ArrowDown', 19, go(19)],
    ['ArrowUp', 3, go(2)],
    ['ArrowUp', 0, { do: 'head' }],
    ['shift+ArrowDown', 3, go(4, true)],
    ['shift+ArrowUp', 0, go(0, true)],
    ['Home', 7, go(0)],
    ['End', 7, go(19)],
    ['PageDown', 3, go(11)],
    ['PageDown', 15, go(19)],
    ['PageDown', 19, { do: 'turn', by: 1 }],
    ['PageUp', 15, go(7)],
    ['PageUp', 0, { do: 'turn', by: -1 }],
    ['ArrowRight', 3, { do: 'scroll', by: 1 }],
    ['Enter', 3, { do: 'open' }],
    ['Space', 3, { do: 'pick' }],
    ['Delete', 3, { do: 'mark' }],
    ['Escape', 3, { do: 'unpick' }],
    ['ctrl+a', 3, { do: 'pickPage' }],
    ['meta+A', 3, { do: 'pickPage' }],
    ['ctrl+c', 3, undefined],
    ['alt+ArrowDown', 3, undefined],
    ['x', 3, undefined],
  ])('%s in row %i', (written, at, expected) => {
    expect(rowKey(press(written), on(at))).toEqual(expected);
  });
});

describe('a key in a heading', () => {
  it.each([
    ['ArrowRight', { do: 'go', by: 1 }],
    ['ArrowLeft', { do: 'go', by: -1 }],
    ['ctrl+ArrowLeft', { do: 'move', by: -1 }],
    ['shift+ArrowRight', { do: 'resize', by: 1 }],
    ['ArrowDown', { do: 'rows' }],
    ['alt+ArrowDown', { do: 'menu' }],
    ['shift+F10', { do: 'menu' }],
    ['alt+ArrowLeft', undefined],
    ['Enter', undefined],
  ])('%s', (written, expected) => {
    expect(headKey(press(written))).toEqual(expected);
  });
});
