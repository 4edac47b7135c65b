import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addresseesBy, addressesWithout, addressLine, type StandingKind } from './addressees.rules.ts';
import { notificationType } from './enums.ts';

const [buyer, accountant] = [1, 2];
const ewa = { standingId: buyer, email: 'ewa@firma.pl' };
const jan = { standingId: accountant, email: 'jan@firma.pl' };
const nobody = { standingId: null, email: 'biuro@firma.pl' };
const kind = (standingId: number | null, type: StandingKind['notificationType']): StandingKind => ({
  standingId,
  notificationType: type,
});

describe('whom a letter by a template goes to', () => {
  it.each<[string, StandingKind[], object]>([
    ['nobody where it says nothing', [], { to: [], copies: [], notTo: [] }],
    [
      'a recipient, a copy and nobody else',
      [kind(buyer, 'recipient'), kind(accountant, 'copy')],
      { to: [ewa], copies: [jan], notTo: [] },
    ],
    [
      'all others by the row without a standing',
      [kind(null, 'recipient'), kind(accountant, 'notSend')],
      { to: [ewa, nobody], copies: [], notTo: [jan] },
    ],
    [
      'a standing before what is said of all others',
      [kind(null, 'notSend'), kind(accountant, 'recipient')],
      { to: [jan], copies: [], notTo: [ewa, nobody] },
    ],
  ])('is %s', (_what, kinds, expected) => {
    expect(addresseesBy(kinds, [ewa, jan, nobody])).toEqual(expected);
  });

  it('is each address once, as a recipient rather than with a copy', () => {
    const copy = { standingId: accountant, email: 'EWA@firma.pl' };
    const kinds = [kind(buyer, 'recipient'), kind(accountant, 'copy')];
    expect(addresseesBy(kinds, [copy, ewa])).toEqual({ to: [ewa], copies: [], notTo: [] });
  });

  it('is an address that a recipient shares with somebody to whom it is not sent', () => {
    const shared = { standingId: accountant, email: 'EWA@firma.pl' };
    const kinds = [kind(buyer, 'recipient'), kind(accountant, 'notSend')];
    expect(addresseesBy(kinds, [shared, ewa])).toEqual({ to: [ewa], copies: [], notTo: [] });
  });

  it('is never somebody to whom it is not to be sent', () => {
    const standing = fc.option(fc.integer({ min: 1, max: 3 }));
    const people = fc.array(
      fc.record({ standingId: standing, email: fc.constantFrom('a@a.pl', 'b@b.pl', 'c@c.pl') }),
    );
    const kinds = fc.uniqueArray(
      fc.record({ standingId: standing, notificationType: fc.constantFrom(...notificationType.values) }),
      { selector: ({ standingId }) => standingId },
    );
    fc.assert(
      fc.property(kinds, people, (said, all) => {
        const { to, copies } = addresseesBy(said, all);
        for (const { standingId } of [...to, ...copies]) {
          const own = said.find((each) => each.standingId === standingId);
          const others = said.find((each) => each.standingId === null);
          expect((own ?? others)?.notificationType).not.toBe('notSend');
        }
        const addresses = [...to, ...copies].map(({ email }) => email);
        expect(new Set(addresses).size).toBe(addresses.length);
      }),
    );
  });
});

it('addresses are left without those of some people, whatever their capitals', () => {
  expect(addressesWithout(['Ewa@firma.pl', 'jan@firma.pl'], [ewa, nobody])).toEqual(['jan@firma.pl']);
});

describe('the line of addresses of a letter', () => {
  it.each<[string, (string | null | undefined)[], string | null]>([
    ['is empty where there are none', [null, undefined, ' '], null],
    [
      'holds each address once',
      ['"Ala, biuro" <a@a.pl>', 'b@b.pl; A@a.pl', null],
      '"Ala, biuro" <a@a.pl>, b@b.pl',
    ],
  ])('%s', (_what, addresses, line) => {
    expect(addressLine(...addresses)).toBe(line);
  });
});
