/**
 * Errors in a product's settings or in a configuration; their messages are in `domain/words/sales/office.json`.
 * - `expression`: an expression cannot be read. `failed`: for some answers its calculation fails.
 * - `unknown`: an expression uses a code that no parameter has. `later`: it uses a parameter that is asked for afterwards.
 * - `circle`: the expression of a parameter depends on this parameter itself, perhaps through others.
 * - `same_code`: an earlier parameter has the same code. `no_values`: a parameter is a list, but has no values.
 * - `dead_end`: no value is offered for a mandatory parameter. `never_offered`: no answers lead to a value of a list.
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

/** The field of a setting that has the error; `properties` are those of the values of the parameter. */
export type Place = 'conditionCode' | 'expression' | 'properties';

export interface SettingFault {
  readonly key: SettingFaultKey;
  /** The parameter with the error; null if the error concerns all parameters. */
  readonly parameterId: number | null;
  /** Null if the error is not in one field. */
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
