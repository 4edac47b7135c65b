import { expect, it } from 'vitest';
import { registerFill } from './registerFill.ts';

const told = {
  name: 'ŻWIR I SPÓŁKA SP. Z O.O.',
  nip: '5260250995',
  street: 'Żółta 7',
  postCode: '80-001',
  country: { id: 1, presentation: 'Polska' },
};

it('a register fills what is empty and asks about what differs; another spelling of the same stays', () => {
  const typed = {
    name: 'Żwir i  spółka sp. z o.o. ',
    nip: 'PL 526-025-09-95',
    street: 'Zielona 1',
    postCode: ' ',
    country: null,
  };
  expect(registerFill(typed, told)).toEqual({
    empty: { postCode: '80-001', country: told.country },
    differing: { street: 'Żółta 7' },
  });
});

it('what a register does not know changes nothing', () => {
  expect(
    registerFill({ name: 'Firma', street: 'Zielona 1' }, { name: 'Firma', street: '', regon: null }),
  ).toEqual({
    empty: {},
    differing: {},
  });
});

it('a chosen country is asked about where the register names another', () => {
  const typed = { ...told, country: { id: 2, presentation: 'Niemcy' } };
  expect(registerFill(typed, told)).toEqual({ empty: {}, differing: { country: told.country } });
});
