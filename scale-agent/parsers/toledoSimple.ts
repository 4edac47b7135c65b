import type { NoWeightReason, Telegram } from '#domain/weighing/reading.ts';
import { lineParser } from './lines.ts';

/**
 * `S S   40420 kg`: the answer to S, SI or SIR of the MT-SICS command set. Some devices begin with the command they got. Then
 * comes S for a stable weight or D for a moving one, the value, which may have a sign and decimals, and the unit.
 */
const weightLine = /^S(?:I|IR)?\s+([SD])\s+(-?\s*\d{1,10}(?:[.,]\d{1,6})?)\s*([a-z]{1,2})\s*$/i;
/** `S I`, `S +` or `S -`: an answer without a weight, see `refusals`. */
const refusalLine = /^S(?:I|IR)?\s+([I+-])\s*$/;
/** A line with the serial number, which was requested or came by itself. It says nothing of a weight. */
export const serialLine = /^I4\s/;

const refusals: Record<string, NoWeightReason> = { I: 'not_executable', '+': 'overload', '-': 'underload' };
/**
 * The units, by what devices send. The second character is sometimes lost: `k` means kilograms, `l` pounds. If the whole unit is
 * lost, the weight could be kilograms or tonnes, so it is not taken.
 */
const units: Record<string, 'kg' | 't' | 'g' | 'lb'> = {
  kg: 'kg',
  k: 'kg',
  t: 't',
  g: 'g',
  lb: 'lb',
  l: 'lb',
};

/**
 * Parses one MT-SICS line. Anything that is not clearly a weight is reported as no weight, with a reason. A value has at
 * most ten digits before the decimal sign: more digits are two lines joined. Returns undefined for a line that has nothing to
 * say of a weight: an empty one, or one with a serial number.
 * Source: MT-SICS reference, level 0.
 */
export function parseSicsLine(line: string): Telegram | undefined {
  const raw = line.trim();
  if (raw === '' || serialLine.test(raw)) return undefined;
  const refusal = refusalLine.exec(raw);
  if (refusal) return { kind: 'none', reason: refusals[refusal[1] as string] ?? 'unreadable', raw };
  const found = weightLine.exec(raw);
  const unit = found && units[(found[3] as string).toLowerCase()];
  if (!found || !unit) return { kind: 'none', reason: 'unreadable', raw };
  return {
    kind: 'value',
    value: (found[2] as string).replace(/\s/g, '').replace(',', '.'),
    unit,
    settled: (found[1] as string).toUpperCase() === 'S',
    raw,
  };
}

export const parser = lineParser(() => parseSicsLine);
