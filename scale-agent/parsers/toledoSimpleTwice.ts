import { lineParser } from './lines.ts';
import { parseSicsLine, serialLine } from './toledoSimple.ts';

/**
 * A terminal that sends its serial number (`I4 A "…"`) after a connection, and then its weights. A weight before the serial
 * number is not accepted: it comes from another device.
 */
export const parser = lineParser(() => {
  let introduced = false;
  return (line) => {
    if (serialLine.test(line.trim())) introduced = true;
    const telegram = parseSicsLine(line);
    if (introduced || telegram?.kind !== 'value') return telegram;
    return { kind: 'none', reason: 'unreadable', raw: telegram.raw };
  };
});
