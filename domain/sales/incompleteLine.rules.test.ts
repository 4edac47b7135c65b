import { expect, it } from 'vitest';
import { openSettings } from './configurator/openSettings.ts';
import { settingsFrom } from './configurator/sampleSettings.ts';
import { isIncompleteLine } from './incompleteLine.rules.ts';

const colours = [['biały', 'white']] as const;
/** By product id. `settingsFrom` gives ids by position: 1 to 4 to the parameters, and 101 to the first value of the first. */
const settings = new Map([
  [
    1,
    openSettings(
      settingsFrom([
        { name: 'Kolor', code: 'colour', values: colours },
        { name: 'Szerokość', code: 'width', type: 'number' },
        { name: 'Napis', code: 'text', type: 'text', optional: true },
        { name: 'Silnik', code: 'engine', type: 'text', when: 'numbers["width"] > 5' },
      ]),
    ),
  ],
]);
const white = { param: { id: 1 }, paramValue: { id: 101 }, valueLabel: 'biały' };
const width = (valueLabel: unknown) => ({ param: { id: 2 }, paramValue: null, valueLabel });

it.each([
  ['a product without parameters', { product: 2 }, false],
  ['nothing chosen', { product: 1 }, true],
  ['nothing but rubbish chosen', { product: 1, choosenParameters: 'abc' }, true],
  ['one of two chosen', { product: 1, choosenParameters: [white] }, true],
  [
    'both chosen, and the optional one passed over',
    { product: 1, choosenParameters: [white, width('3')] },
    false,
  ],
  ['one chosen empty', { product: 1, choosenParameters: [white, width('')] }, true],
  ['a text where a number is asked for', { product: 1, choosenParameters: [white, width('wide')] }, true],
  [
    'a value that is not offered',
    { product: 1, choosenParameters: [{ ...white, paramValue: { id: 7 } }, width('3')] },
    true,
  ],
  [
    'a parameter that applies now and has no value',
    { product: 1, choosenParameters: [white, width('6')] },
    true,
  ],
  [
    'a parameter that does not apply and has a value',
    { product: 1, choosenParameters: [white, width('3'), { param: { id: 4 }, valueLabel: 'S' }] },
    true,
  ],
  ['a value in error', { product: 1, choosenParameters: [white, { ...width('3'), errorValue: 'x' }] }, true],
  [
    'a value in error of a product without parameters',
    { product: 2, choosenParameters: [{ errorValue: 'x' }] },
    true,
  ],
])('%s', (_case, line, incomplete) => {
  expect(isIncompleteLine(line, settings)).toBe(incomplete);
});
