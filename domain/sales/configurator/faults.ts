/**
 * Errors in a product's settings or in a configuration; their messages are in `domain/words/sales/office.json`.
 * - `expression`: it cannot be read. `failed`: it has no value for some answers.
 * - `unknown`: an expression names no parameter. `later`: it uses one that is asked afterwards. `circle`: it uses itself.
 * - `same_code`: another parameter has this code. `no_values`: a list has none.
 * - `dead_end`: no value is offered, although one is mandatory. `never_offered`: no answers lead to this value.
 * - `not_all_walked`: there are more configurations than were tried.
 */
const settingFaultKeys = [
  'expression',
  'unknown',
  'later',
  'circle',
  'same_code',
  'no_values',
  'failed',
  'dead_end',
  'never_offered',
  'not_all_walked',
] as const;
type SettingFaultKey = (typeof settingFaultKeys)[number];

/** The field of a setting that has the error; `properties` are those of its values. */
export type Place = 'conditionCode' | 'expression' | 'properties';

export interface SettingFault {
  readonly key: SettingFaultKey;
  /** The parameter with the error; null if the error concerns all parameters. */
  readonly parameterId: number | null;
  readonly place: Place | null;
  /** The values of the placeholders in the message: `parameter` is the parameter's name. */
  readonly values: Readonly<Record<string, string>>;
}

/** Errors that no answer can correct: a configuration with one of them is never complete. */
const lasting: ReadonlySet<SettingFaultKey> = new Set([
  'expression',
  'unknown',
  'circle',
  'failed',
  'dead_end',
]);

export function isLasting({ key }: SettingFault): boolean {
  return lasting.has(key);
}
