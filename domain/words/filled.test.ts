import { describe, expect, it } from 'vitest';
import { filled, filledWhereKnown } from './filled.ts';

describe('a text with places for values', () => {
  it('is filled, and keeps a place whose value is not given', () => {
    expect(filled('SMS to %{phone} in %{seconds} s', { phone: '+48', seconds: 3 })).toBe('SMS to +48 in 3 s');
    expect(filled('SMS to %{phone}', {})).toBe('SMS to %{phone}');
  });

  it.each<[string, string, Record<string, string | number | null>, string]>([
    ['with the value', '[Ticket %{ticket}: ]you are late.', { ticket: 'K7M2' }, 'Ticket K7M2: you are late.'],
    ['without the value', '[Ticket %{ticket}: ]you are late.', { ticket: null }, 'You are late.'],
    ['with an empty value', '[Ticket %{ticket}: ]you are late.', { ticket: '' }, 'You are late.'],
    ['with a value of zero', 'Leave[ within %{minutes} min].', { minutes: 0 }, 'Leave within 0 min.'],
    ['with what is said instead', '[The order %{n}|Your order] is gone.', { n: null }, 'Your order is gone.'],
    ['with one of two values', '[%{a} of %{b}]!', { a: 'x', b: null }, '!'],
  ])('says a part in brackets %s', (_case, template, values, text) => {
    expect(filledWhereKnown(template, values)).toBe(text);
  });
});
