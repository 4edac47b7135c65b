import { lineParser } from './lines.ts';
import { parseSicsLine, serialLine } from './toledoSimple.ts';

/**
 * A terminal that says its serial number (`I4 A "…"`) when somebody connects, and its weights after that. A weight
 * before the number is none: something else is listening there.
 */
export const toledoSimpleTwice = lineParser(() => {
  let introduced = false;
  return (line) => {
    if (serialLine.test(line.trim())) introduced = true;
    const telegram = parseSicsLine(line);
    if (introduced || telegram?.kind !== 'value') return telegram;
    return { kind: 'none', reason: 'unreadable', raw: telegram.raw };
  };
});
