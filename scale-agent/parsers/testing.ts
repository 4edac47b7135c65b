import type { Telegram } from '#domain/weighing/reading.ts';
import type { StreamParser } from './parser.ts';

/** What a parser makes of a stream that comes in these pieces. */
export const heardBy = (parser: StreamParser, pieces: readonly Uint8Array[]): Telegram[] => {
  const heard: Telegram[] = [];
  const listen = parser.begin((telegram) => heard.push(telegram));
  pieces.forEach(listen);
  return heard;
};

export const bytesOf = (hexadecimal: string): Uint8Array =>
  Uint8Array.from(Buffer.from(hexadecimal.replaceAll(' ', ''), 'hex'));
export const latin1 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));

export const joined = (...parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(Buffer.concat(parts));
export const cutAt = (bytes: Uint8Array, place: number): Uint8Array[] => [
  bytes.slice(0, place),
  bytes.slice(place),
];
export const withByte = (bytes: Uint8Array, place: number, byte: number): Uint8Array =>
  Uint8Array.from(bytes, (old, index) => (index === place ? byte : old));

export const values = (heard: readonly Telegram[]): string[] =>
  heard.flatMap((telegram) => (telegram.kind === 'value' ? [`${telegram.value} ${telegram.unit}`] : []));
