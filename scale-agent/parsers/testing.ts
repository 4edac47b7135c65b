import type { Telegram } from '#domain/weighing/reading.ts';
import type { StreamParser } from './parser.ts';

// What the tests of the parsers share.

/** The telegrams that a parser reports for these pieces of a stream. */
export function heardBy(parser: StreamParser, pieces: readonly Uint8Array[]): Telegram[] {
  const telegrams: Telegram[] = [];
  const parse = parser.begin((telegram) => telegrams.push(telegram));
  pieces.forEach(parse);
  return telegrams;
}

/** @param hexadecimal such as `02 31 30` */
export function bytesOf(hexadecimal: string): Uint8Array {
  return Uint8Array.from(Buffer.from(hexadecimal.replaceAll(' ', ''), 'hex'));
}
export function latin1(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text, 'latin1'));
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(Buffer.concat(parts));
}
export function cutAt(bytes: Uint8Array, place: number): Uint8Array[] {
  return [bytes.slice(0, place), bytes.slice(place)];
}
export function withByte(bytes: Uint8Array, place: number, byte: number): Uint8Array {
  return Uint8Array.from(bytes, (old, index) => (index === place ? byte : old));
}

/** The weights of telegrams, such as `40420 kg`; telegrams without a weight are left out. */
export function values(telegrams: readonly Telegram[]): string[] {
  return telegrams.flatMap((telegram) =>
    telegram.kind === 'value' ? [`${telegram.value} ${telegram.unit}`] : [],
  );
}
