import { expect, it } from 'vitest';
import { nameOrNumber } from './record.ts';

it('a record is called by its number where its name is kept from the reader', () => {
  expect(nameOrNumber({ id: 7, presentation: 'GDA 1234' })).toBe('GDA 1234');
  expect(nameOrNumber({ id: 7, presentation: '' })).toBe('#7');
});
