import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeForGuests, lettersDue, readInvited, writtenInvited } from './invitation.rules.ts';

const standing = (
  guests: readonly string[],
  invited: Readonly<Record<string, number>>,
  sequence = 0,
  isOff = false,
) => ({
  guests: guests.map((email) => ({ email })),
  invited: new Map(Object.entries(invited)),
  sequence,
  isOff,
});

describe('who gets a letter about an event', () => {
  // The event, the guests who get an invitation, and the guests who get a cancellation.
  it.each([
    ['a new guest', standing(['a@x.pl'], {}), ['a@x.pl'], []],
    ['nobody twice', standing(['a@x.pl'], { 'a@x.pl': 0 }), [], []],
    ['who holds an older version', standing(['a@x.pl', 'b@x.pl'], { 'a@x.pl': 1 }, 1), ['b@x.pl'], []],
    ['who is no longer a guest', standing(['b@x.pl'], { 'a@x.pl': 0, 'b@x.pl': 0 }), [], ['a@x.pl']],
    ['everybody when it is called off', standing(['a@x.pl'], { 'a@x.pl': 2 }, 3, true), [], ['a@x.pl']],
    ['nobody who was never invited', standing(['a@x.pl'], {}, 0, true), [], []],
    ['one address once, in whatever letters', standing(['A@x.pl', 'a@X.pl'], {}), ['a@x.pl'], []],
  ] as const)('%s', (_who, given, requests, cancels) => {
    expect(lettersDue(given)).toMatchObject({ requests, cancels });
  });

  it('is decided once: afterwards nothing is due', () => {
    const address = fc.integer({ min: 0, max: 5 }).map((nth) => `g${nth}@x.pl`);
    const given = fc.record({
      guests: fc.array(fc.record({ email: address })),
      invited: fc.array(fc.tuple(address, fc.nat(9))).map((pairs) => new Map(pairs)),
      sequence: fc.nat(9),
      isOff: fc.boolean(),
    });
    fc.assert(
      fc.property(given, (event) => {
        const { invited } = lettersDue(event);
        expect(readInvited(writtenInvited(invited))).toEqual(invited);
        expect(lettersDue({ ...event, invited })).toMatchObject({ requests: [], cancels: [] });
      }),
    );
  });
});

describe('what guests are told of', () => {
  // The change, whether guests are told of it, and whether they must answer again.
  const event = { title: 'Narada', start: '2027-03-01T08:00:00.000Z', allDay: false, skipped: [] };
  it.each([
    ['nothing', {}, false, false],
    ['the same time in other words', { start: '2027-03-01T09:00:00+01:00' }, false, false],
    ['another time', { start: '2027-03-01T09:00:00.000Z' }, true, true],
    ['another title', { title: 'Odprawa' }, true, false],
    ['a date that is left out', { skipped: [{ at: '2027-03-08T08:00:00Z' }] }, true, false],
    ['that it may not be edited', { editable: false }, false, false],
  ] as const)('%s', (_what, change, tells, asks) => {
    expect(changeForGuests(event, { ...event, ...change })).toEqual({ tells, asks });
  });
});
