import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smsBody, smsSize, toGsm7 } from './gsm7.ts';

describe('the GSM alphabet', () => {
  it.each([
    ['Polish letters lose their hooks', 'Zażółć gęślą jaźń', 'Zazolc gesla jazn'],
    ['capitals too', 'ŁÓDŹ ĄĘŚĆŃŻ', 'LODZ AESCNZ'],
    ['German letters stay, for they are in it', 'Größe Äpfel Übung', 'Größe Äpfel Übung'],
    ['Ukrainian is spelled in Latin', 'Щирий Київ, Європа', 'Shchyryi Kyiv, Ievropa'],
    ['typographic signs become plain ones', '„Bilet” – 5’', '"Bilet" - 5\''],
    ['what has no spelling is a question mark', '船', '?'],
  ])('%s', (_rule, text, expected) => expect(toGsm7(text)).toBe(expected));

  it.each([
    ['a plain letter takes one unit', 'a'.repeat(160), { encoding: 'gsm7', units: 160, parts: 1, room: 160 }],
    [
      'one more makes two parts of 153',
      'a'.repeat(161),
      { encoding: 'gsm7', units: 161, parts: 2, room: 306 },
    ],
    ['a sign of the extension takes two', '[5]', { encoding: 'gsm7', units: 5, parts: 1, room: 160 }],
    [
      'a Polish hook turns the message to 70',
      'ą'.repeat(71),
      { encoding: 'ucs2', units: 71, parts: 2, room: 134 },
    ],
    ['Cyrillic fits 70', 'ж'.repeat(70), { encoding: 'ucs2', units: 70, parts: 1, room: 70 }],
  ])('%s', (_rule, text, size) => expect(smsSize(text)).toEqual(size));
});

describe('the body that goes out', () => {
  it('keeps Cyrillic of any length up to 160 characters, and beside it nothing that GSM does not know', () => {
    expect(smsBody('Код 123 „ą”', 'plain')).toBe('Код 123 "a"');
    const long = `Код ${'1'.repeat(200)}`;
    expect(smsBody(long, 'plain')).toBe(long.slice(0, 160));
  });

  it('is one message, or one of 160 characters with Cyrillic, whatever was written', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.string({ unit: fc.constantFrom('ж', 'a', 'ą', '😀'), maxLength: 400 }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const body = smsBody(text, 'plain');
        if (/\p{Script=Cyrillic}/u.test(text)) expect(body.length).toBeLessThanOrEqual(160);
        else expect(smsSize(body).parts).toBe(1);
        expect(smsSize(toGsm7(text)).encoding).toBe('gsm7');
      }),
    );
  });

  it.each([
    ['keeps Polish letters, in as many messages as they need', 'ą'.repeat(71), 'ą'.repeat(71), 2],
    ['costs nothing more where GSM knows every letter', 'Größe', 'Größe', 1],
    ['is still no longer than 160 characters', 'ż'.repeat(200), 'ż'.repeat(160), 3],
    ['cuts no character in two', `${'a'.repeat(159)}🚚`, 'a'.repeat(159), 1],
  ])('%s, where letters are kept', (_rule, text, body, parts) => {
    expect(smsBody(text, 'kept')).toBe(body);
    expect(smsSize(smsBody(text, 'kept')).parts).toBe(parts);
  });
});
