import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge } from './cardPayment.rules.ts';

const ours = { receiptNo: '0018', amount: '50.00', booked: true };
const asked = { amount: '50.00', receiptBefore: '0017', secondsSinceSent: 5 };

describe('an attempt whose answer was lost', () => {
  it.each([
    ['was taken when a later receipt says so', asked, ours, 'booked'],
    ['was taken on a terminal that had none before', { ...asked, receiptBefore: null }, ours, 'booked'],
    ['was refused when a later receipt says so', asked, { ...ours, booked: false }, 'refused'],
    [
      'may still be on its way while the receipt is the one before',
      asked,
      { ...ours, receiptNo: '0017' },
      'later',
    ],
    [
      'may still be on its way to a terminal without receipts',
      { ...asked, receiptBefore: null },
      null,
      'later',
    ],
    [
      'was not taken when the receipt is still the one before after half a minute',
      { ...asked, secondsSinceSent: 30 },
      { ...ours, receiptNo: '0017' },
      'notTaken',
    ],
    ['cannot be told from another amount', asked, { ...ours, amount: '20.00' }, 'foreign'],
    ['cannot be told from a receipt without an amount', asked, { ...ours, amount: null }, 'foreign'],
    ['cannot be told from a receipt without a result', asked, { ...ours, booked: null }, 'foreign'],
    ['cannot be told when the terminal has lost its memory', asked, null, 'foreign'],
  ] as const)('%s', (_rule, question, last, judgement) => {
    expect(judge(question, last)).toBe(judgement);
  });

  it('is never said to be untaken while a new receipt is there', () => {
    fc.assert(
      fc.property(
        fc.nat(9999),
        fc.nat(9999),
        fc.boolean(),
        fc.nat(1000),
        (before, after, booked, seconds) => {
          fc.pre(before !== after);
          const last = { receiptNo: String(after), amount: '50.00', booked };
          const answer = judge(
            { amount: '50.00', receiptBefore: String(before), secondsSinceSent: seconds },
            last,
          );
          expect(answer).toBe(booked ? 'booked' : 'refused');
        },
      ),
    );
  });
});
