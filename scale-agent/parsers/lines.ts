import type { Telegram } from '#domain/weighing/reading.ts';
import type { StreamParser } from './parser.ts';

/** Longest line any indicator sends; a longer one is noise, and marked so that nobody can read it as a weight. */
const longestLine = 512;
const cutOff = '…';

/** Cuts a stream into lines wherever its pieces begin and end; CR, LF or both end a line. */
export const lineCutter = (heard: (line: string) => void): ((piece: string) => void) => {
  let rest = '';
  return (piece) => {
    const parts = (rest + piece).split(/\r\n|\r|\n/);
    rest = (parts.pop() ?? '').slice(0, longestLine + 1);
    for (const line of parts) if (line.trim() !== '') heard(shortened(line));
  };
};

const shortened = (line: string): string =>
  line.length > longestLine ? line.slice(0, longestLine) + cutOff : line;

/** Understands one line; `undefined` for one that is no weight and no fault, such as a serial number. */
export type ParseLine = (line: string) => Telegram | undefined;

/** A parser of an indicator that speaks in lines. `parserOfConnection` begins with each connection. */
export const lineParser = (parserOfConnection: () => ParseLine): StreamParser => ({
  kind: 'stream',
  begin: (heard) => {
    const parse = parserOfConnection();
    const cut = lineCutter((line) => {
      const telegram = parse(line);
      if (telegram) heard(telegram);
    });
    return (bytes) => cut(Buffer.from(bytes).toString('latin1'));
  },
});
