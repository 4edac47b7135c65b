import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createApduReader, encodeApdu } from './apdu.ts';
import { amountToBcd, bcdToAmount, bcdToDigits } from './bcd.ts';
import { authorization, registration, reversal } from './commands.ts';
import { readStatusFields } from './statusFields.ts';

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');

// Two bytes of the command, the length, and then fields: `04` the amount, `49` the currency (0985, the złoty), `19` the type of
// payment, `87` the receipt. A registration and a reversal begin with the password.
describe('the bytes of a command', () => {
  it.each([
    ['20.40 złotys by card', authorization('20.40'), '06 01 0C 04 00 00 00 00 20 40 49 09 85 19 00'],
    ['one grosz', authorization('0.01'), '06 01 0C 04 00 00 00 00 00 01 49 09 85 19 00'],
    ['the registration', registration('000000'), '06 00 06 00 00 00 BA 09 85'],
    ['the reversal of receipt 17', reversal('123456', '17'), '06 30 06 12 34 56 87 00 17'],
    ['an acknowledgement', encodeApdu('8000'), '80 00 00'],
  ])('%s', (_what, bytes, expected) => {
    expect(bytes.toString('hex').toUpperCase()).toBe(expected.replaceAll(' ', ''));
  });

  it('has a length of three bytes from 255 on', () => {
    expect(encodeApdu('06D3', Buffer.alloc(300)).subarray(0, 5)).toEqual(hex('06 D3 FF 2C 01'));
  });
});

describe('an amount', () => {
  it('is the same after there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (grosze) => {
        const amount = `${Math.floor(grosze / 100)}.${String(grosze % 100).padStart(2, '0')}`;
        expect(bcdToAmount(amountToBcd(amount))).toBe(amount);
      }),
    );
  });

  it.each(['20', '20.4', '-1.00', '1e3', '', '99999999999.00'])('%j is refused', (amount) => {
    expect(() => amountToBcd(amount)).toThrow(RangeError);
  });

  it('a masked card number keeps its stars and loses its filler', () => {
    expect(bcdToDigits(hex('67 26 EE EE EE 14 1F'))).toBe('6726******141');
  });
});

describe('a stream of messages', () => {
  const message = fc.record({
    command: fc.constantFrom('8000', '04FF', '040F', '06D1', '060F', '061E'),
    data: fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
  });

  it('is cut the same however its bytes arrive', () => {
    fc.assert(
      fc.property(fc.array(message, { maxLength: 6 }), fc.array(fc.nat(1500)), (messages, cuts) => {
        const stream = Buffer.concat(messages.map(({ command, data }) => encodeApdu(command, data)));
        const ends = [...new Set(cuts.map((cut) => cut % (stream.length + 1)))].toSorted((a, b) => a - b);
        const read = createApduReader();
        const got = [...ends, stream.length].flatMap((end, index) =>
          read(stream.subarray(index === 0 ? 0 : ends[index - 1], end)),
        );
        expect(got).toEqual(messages);
      }),
    );
  });

  it('a stream of messages of any bytes at all never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => {
        for (const { data } of createApduReader()(Buffer.from(bytes))) readStatusFields(data);
        readStatusFields(Buffer.from(bytes));
      }),
    );
  });
});

describe('a status information', () => {
  it.each([
    [
      'a payment that was taken',
      '27 00 04 000000002040 49 0985 0C 131407 0D 1121 0B 000042 87 0017 22 F0F8 6726EEEEEEEE141F 8B F0F4 56697361 19 70',
      {
        resultCode: '00',
        amount: '20.40',
        traceNo: '000042',
        receiptNo: '0017',
        cardNumber: '6726********141',
        cardName: 'Visa',
      },
    ],
    [
      'a payment that was not',
      '27 FF 29 28004869 3C F0F1F3 42657472616720 66616C736368',
      { resultCode: 'FF', text: 'Betrag falsch' },
    ],
    [
      'a container before other fields',
      '27 00 06 03 1F1700 87 0099',
      { resultCode: '00', receiptNo: '0099' },
    ],
    ['a field that nobody knows: the reading ends there', '27 00 F7 01 87 0099', { resultCode: '00' }],
    ['a field that is cut off', '27 00 04 0000', { resultCode: '00' }],
    ['nothing', '', {}],
  ])('tells of %s', (_what, bytes, expected) => {
    expect(readStatusFields(hex(bytes))).toEqual(expected);
  });
});
