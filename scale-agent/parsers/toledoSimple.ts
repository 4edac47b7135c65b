import type { NoWeightReason, Telegram } from '#domain/weighing/reading.ts';
import type { LineParser } from './parser.ts';

/** `S S      40420 kg`: answer to S, SI or SIR of the MT-SICS command set. Some devices begin with the command they were sent. */
const weightLine = /^S(?:I|IR)?\s+([SD])\s+(-?\s*\d+(?:[.,]\d+)?)\s*([a-z]{0,2})\s*$/i;
const refusalLine = /^S(?:I|IR)?\s+([I+-])\s*$/;
const serialLine = /^I4\s/;

const refusals: Record<string, NoWeightReason> = { I: 'not_executable', '+': 'overload', '-': 'underload' };
/** The last letter of the unit is sometimes lost: `k` is a kilogram. */
const units: Record<string, 'kg' | 't' | 'g' | 'lb'> = { kg: 'kg', k: 'kg', t: 't', g: 'g', lb: 'lb', l: 'lb' };

/**
 * One MT-SICS line. Anything that is not plainly a weight is no weight with a reason.
 * Source: MT-SICS reference, level 0.
 */
export const parseSicsLine = (line: string): Telegram | undefined => {
  const raw = line.trim();
  if (raw === '' || serialLine.test(raw)) return undefined;
  const refused = refusalLine.exec(raw);
  if (refused) return { kind: 'none', reason: refusals[refused[1] as string] ?? 'unreadable', raw };
  const found = weightLine.exec(raw);
  const unit = found && (found[3] === '' ? null : units[(found[3] as string).toLowerCase()]);
  if (!found || unit === undefined) return { kind: 'none', reason: 'unreadable', raw };
  return {
    kind: 'value',
    value: (found[2] as string).replace(/\s/g, '').replace(',', '.'),
    unit,
    settled: (found[1] as string).toUpperCase() === 'S',
    raw,
  };
};

export const toledoSimple: LineParser = { kind: 'lines', parse: parseSicsLine };
