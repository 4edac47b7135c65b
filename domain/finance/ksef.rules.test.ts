import { describe, expect, it } from 'vitest';
import { buyerNumberOf, writtenBuyerNumber } from './buyerNumber.rules.ts';
import { invoiceCheckLink } from './ksefLinks.ts';
import { isKsefNumber, ksefChecksum } from './ksefNumber.rules.ts';
import { ksefVerdict } from './ksefStatus.rules.ts';
import { isSentOffline, sendBy } from './ksefTime.rules.ts';
import { warsawDay } from '../kernel/warsawDay.ts';

describe('a number of KSeF', () => {
  it('ends in the checksum of what is before it', () => {
    expect(ksefChecksum('5265877635-20250826-0100001AF629')).toBe('AF');
    expect(isKsefNumber('5265877635-20250826-0100001AF629-AF')).toBe(true);
  });

  it.each([
    '5265877635-20250826-0100001AF629-71',
    '5265877636-20250826-0100001AF629-AF',
    '526587763520250826-0100001AF629-AF',
    '',
  ])('is not %s', (number) => expect(isKsefNumber(number)).toBe(false));
});

describe('the number of a buyer', () => {
  it.each([
    ['526-025-09-95', '5260250995'],
    ['PL 526 104 05 67', '5261040567'],
    ['DE136695976', 'DE136695976'],
    ['el 094014201', 'EL094014201'],
  ])('%s is kept as %s', (typed, kept) => {
    const number = buyerNumberOf(typed);
    expect(number && writtenBuyerNumber(number)).toBe(kept);
  });

  it.each(['5260250996', '526025008', '', 'US123456789', 'DE12'])('is not %s', (typed) =>
    expect(buyerNumberOf(typed)).toBeUndefined(),
  );
});

describe('the link of the QR code', () => {
  it('names seller, day and hash as the ministry wants them', () => {
    const hash = '+/8=';
    expect(
      invoiceCheckLink('https://qr.ksef.mf.gov.pl/', {
        sellerNip: '5260250995',
        issuedOn: '2026-11-20',
        hash,
      }),
    ).toBe('https://qr.ksef.mf.gov.pl/invoice/5260250995/20-11-2026/-_8');
  });
});

describe('what the shift of 23:00 sells', () => {
  it('a sale before midnight in the shift of 23:00 has the day of the sale, in summer and in winter', () => {
    expect(warsawDay('2026-11-20T22:59:59Z')).toBe('2026-11-20');
    expect(warsawDay('2026-11-20T23:00:00Z')).toBe('2026-11-21');
    expect(warsawDay('2026-07-20T21:59:59Z')).toBe('2026-07-20');
    expect(warsawDay('2026-07-20T22:00:00Z')).toBe('2026-07-21');
  });

  it('is sent as issued offline when it is sent after midnight', () => {
    expect(isSentOffline('2026-11-20', '2026-11-20T22:59:59Z')).toBe(false);
    expect(isSentOffline('2026-11-20', '2026-11-20T23:00:00Z')).toBe(true);
  });

  it.each([
    ['a Thursday', '2026-11-19', '2026-11-20T22:59:59.999Z'],
    ['a Friday', '2026-11-20', '2026-11-23T22:59:59.999Z'],
    ['the day before Independence Day', '2026-11-10', '2026-11-12T22:59:59.999Z'],
    ['the day before Christmas Eve', '2026-12-23', '2026-12-28T22:59:59.999Z'],
    ['the eve of the long weekend of May', '2026-04-30', '2026-05-04T21:59:59.999Z'],
  ])('must be sent by the end of the next working day: %s', (_day, issuedOn, until) => {
    expect(sendBy(issuedOn)).toBe(until);
  });
});

describe('the word of KSeF on an invoice', () => {
  it.each([
    [100, 'working'],
    [150, 'working'],
    [200, 'accepted'],
    [405, 'again'],
    [410, 'refused'],
    [415, 'refused'],
    [430, 'refused'],
    [435, 'again'],
    [440, 'duplicate'],
    [450, 'refused'],
    [500, 'again'],
    [550, 'again'],
    [999, 'refused'],
  ])('%i means: %s', (code, verdict) => expect(ksefVerdict(code)).toBe(verdict));
});
