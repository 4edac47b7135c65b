import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DateTime } from 'luxon';
import { businessZone } from '#domain/kernel/time.ts';
import type { Telegram } from '#domain/weighing/reading.ts';

/** The greatest size of a file; together with the previous file this is about an hour of a busy scale. */
const fileBytes = 2 * 1024 * 1024;

/** The telegrams of scales, for people to read: two files for each scale, the older one named `.1`. */
export interface TraceFiles {
  /**
   * Does nothing if the disk cannot take the line: a trace must not cause the loss of a weight.
   * @param at when the telegram came, in milliseconds since 1970
   */
  write(scaleId: number, telegram: Telegram, at: number): void;
  /** The newest whole lines, at most so many bytes; empty if nothing was traced. */
  read(scaleId: number, mostBytes: number): string;
}

export function openTraceFiles(folder: string): TraceFiles {
  const fileOf = (scaleId: number): string => join(folder, `scale-${scaleId}.log`);
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => sizes.get(file) ?? (existsSync(file) ? statSync(file).size : 0);
  return {
    write: (scaleId, telegram, at) => {
      const file = fileOf(scaleId);
      const line = `${traceLine(telegram, at)}\n`;
      try {
        mkdirSync(folder, { recursive: true });
        const lineBytes = Buffer.byteLength(line);
        let size = sizeOf(file);
        if (size + lineBytes > fileBytes) {
          renameSync(file, `${file}.1`);
          size = 0;
        }
        appendFileSync(file, line);
        sizes.set(file, size + lineBytes);
      } catch {
        // The size is looked up again at the next attempt.
        sizes.delete(file);
      }
    },
    read: (scaleId, mostBytes) => {
      const file = fileOf(scaleId);
      const files = [`${file}.1`, file].filter((each) => existsSync(each));
      const all = Buffer.concat(files.map((each) => readFileSync(each)));
      // The first whole line among the last `mostBytes`.
      const from = all.length <= mostBytes ? 0 : all.indexOf('\n', all.length - mostBytes) + 1;
      return all.toString('utf8', from);
    },
  };
}

/** `2026-11-21 14:05:01.123 S S   40420 kg → 40420 kg, at rest`; control characters are shown as symbols. */
export function traceLine(telegram: Telegram, at: number): string {
  const time = DateTime.fromMillis(at, { zone: businessZone }).toFormat('yyyy-MM-dd HH:mm:ss.SSS');
  const motion = { true: ', at rest', false: ', in motion', null: '' };
  const meaning =
    telegram.kind === 'none'
      ? `no weight: ${telegram.reason}`
      : `${telegram.value} ${telegram.unit ?? ''}${motion[String(telegram.settled) as keyof typeof motion]}`;
  return `${time}  ${printable(telegram.raw) || '-'}  → ${meaning}`;
}

/** Codes of characters: the first printable one, DEL, and the first of the symbols for control characters. */
const [space, deleteCode, symbols] = [0x20, 0x7f, 0x2400];

/** Control characters as their Unicode symbols, so that a line stays one line. */
const printable = (raw: string): string =>
  Array.from(raw, (character) => {
    const code = character.charCodeAt(0);
    if (code === deleteCode) return '␡';
    return code < space ? String.fromCharCode(symbols + code) : character;
  }).join('');
