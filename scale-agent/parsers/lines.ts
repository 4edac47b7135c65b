import type { Telegram } from '#domain/weighing/reading.ts';
import type { StreamParser } from './parser.ts';

/** The longest line of any indicator; a longer one is noise, and is marked so that it cannot be parsed as a weight. */
const longestLine = 512;
const cutOff = '…';

/** Splits a stream into lines, however its pieces are cut; CR, LF or both end a line. */
export function lineCutter(onLine: (line: string) => void): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const lines = (rest + piece).split(/\r\n|\r|\n/);
    // One character more than the longest line, so that it is still known to be too long.
    rest = (lines.pop() ?? '').slice(0, longestLine + 1);
    for (const line of lines) if (line.trim() !== '') onLine(shortened(line));
  };
}

const shortened = (line: string): string =>
  line.length > longestLine ? line.slice(0, longestLine) + cutOff : line;

/** Parses one line; `undefined` if it is neither a weight nor a fault, such as a serial number. */
export type ParseLine = (line: string) => Telegram | undefined;

/** A parser for indicators that send lines. `parserOfConnection` is called for each connection. */
export function lineParser(parserOfConnection: () => ParseLine): StreamParser {
  return {
    kind: 'stream',
    begin: (onTelegram) => {
      const parse = parserOfConnection();
      const cut = lineCutter((line) => {
        const telegram = parse(line);
        if (telegram) onTelegram(telegram);
      });
      return (bytes) => cut(Buffer.from(bytes).toString('latin1'));
    },
  };
}
