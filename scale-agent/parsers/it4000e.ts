import type { NoWeightReason, Telegram } from '#domain/weighing/reading.ts';
import type { StreamParser } from './parser.ts';

/**
 * Where each field of a weight begins, counted from 0; in brackets its length, if it is longer than one character: 0 error (2),
 * 2 motion, 3 sign of the gross (`1`: negative), 4 date (8), 12 time (5), 17 identification (4), 21 scale, 22 gross (8),
 * 30 tare (8), 38 net (8), 46 unit (2), 48 type of tare (2), 50 range, 51 terminal (3), 54 CRC (8).
 */
const weightLength = 62;
const crcStart = 54;
/** A longer text has lost its end sign. */
const longestBody = 80;

/** The reasons of error codes; any other code means that the command was not executed. */
const errors: Record<string, NoWeightReason> = {
  '11': 'fault',
  '12': 'overload',
  '15': 'fault',
  '20': 'underload',
  '31': 'unreadable',
};
const units: Record<string, 'kg' | 't' | 'g' | 'lb'> = { kg: 'kg', g: 'g', t: 't', lb: 'lb' };

/** CRC-16/MODBUS: reflected polynomial 0xA001, initial value 0xFFFF. */
export function crc16(text: string): number {
  let crc = 0xffff;
  for (let index = 0; index < text.length; index++) {
    crc ^= text.charCodeAt(index) & 0xff;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1;
  }
  return crc;
}

/**
 * Parses the text between `<` and `>`: 62 characters with a weight and its check sum, or the two digits of an error. The
 * weight is the gross, even if the indicator has a tare.
 */
export function parseIt4000e(body: string): Telegram {
  const raw = `<${body}>`;
  const none = (reason: NoWeightReason): Telegram => ({ kind: 'none', reason, raw });
  if (/^\d\d$/.test(body)) return none(errors[body] ?? 'not_executable');
  if (body.length !== weightLength) return none('unreadable');
  // The check sum is a decimal number of up to five digits, after blanks.
  const check = body.slice(crcStart);
  if (!/^ *\d{1,5}$/.test(check) || Number(check) !== crc16(body.slice(0, crcStart)))
    return none('unreadable');

  const [error, motion, sign] = [body.slice(0, 2), body[2], body[3]];
  if (error !== '00') return none(errors[error] ?? 'not_executable');
  const gross = body.slice(22, 30).trim().replace(',', '.');
  const unit = units[body.slice(46, 48).trim()];
  // A gross is a number such as `-12.5`. The motion is `0` or `1`.
  if (!unit || !/^-?\d{1,8}(\.\d{1,6})?$/.test(gross) || !/[01]/.test(`${motion}`)) return none('unreadable');
  // The sign is sent in a field of its own and in the gross; if they differ, the weight is not trusted.
  if ((sign === '1') !== (gross.startsWith('-') && Number(gross) !== 0)) return none('unreadable');

  const ident = Number(body.slice(17, 21));
  return {
    kind: 'value',
    value: gross,
    unit,
    settled: motion === '0',
    raw,
    // The indicator restarts its numbers every day and may serve several scales, so day and scale are part of the number.
    ...(ident > 0 && { alibiNo: `${body.slice(4, 12)} ${body[21]}/${ident}` }),
  };
}

/** SysTec IT4000E and compatible indicators, queried by `<RM>`. */
export const parser: StreamParser = {
  kind: 'stream',
  usualCommand: '<RM>',
  askEveryMs: 250,
  begin: (onTelegram) => {
    /** What has come since the last `<`; undefined outside of a telegram. */
    let body: string | undefined;
    return (bytes) => {
      for (const character of Buffer.from(bytes).toString('latin1')) {
        if (character === '<') {
          if (body !== undefined) onTelegram({ kind: 'none', reason: 'unreadable', raw: `<${body}` });
          body = '';
        } else if (body !== undefined && character === '>') {
          onTelegram(parseIt4000e(body));
          body = undefined;
        } else if (body !== undefined) {
          body += character;
          if (body.length <= longestBody) continue;
          onTelegram({ kind: 'none', reason: 'unreadable', raw: `<${body}` });
          body = undefined;
        }
      }
    };
  },
};
