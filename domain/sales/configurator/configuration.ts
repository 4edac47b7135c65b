import type { ChosenInput } from './chosen.ts';
import type { SettingFault } from './faults.ts';
import type { OpenSetting, ParameterValue, ValueProperty } from './settings.ts';

/** A parameter with what was chosen or calculated for it. */
export interface Answered {
  readonly setting: OpenSetting;
  /** The value chosen from a list; null for other types, and if the parameter was skipped. */
  readonly value: ParameterValue | null;
  /** The name of the value, or the typed text; empty if an optional parameter was skipped. */
  readonly label: string;
  readonly properties: readonly ValueProperty[];
  readonly isCalculated: boolean;
  /** What the caller wrote about the value; empty if nothing. */
  readonly description: string;
}

/** What is asked next. */
export interface Question {
  readonly setting: OpenSetting;
  /** The values that a list offers now. */
  readonly offered: readonly ParameterValue[];
  /** The value that is suggested; null if there is none. */
  readonly suggested: ParameterValue | null;
  /** The earlier answer, if the question is asked again. */
  readonly before: ChosenInput | null;
}

/** An answer that no longer fits, and why. */
export interface Dropped {
  readonly parameterId: number;
  readonly parameter: string;
  /** The name of the dropped value, or the typed text. */
  readonly label: string;
  /**
   * `not_asked`: the question is not asked any more; `not_offered`: the list does not offer the value now; `no_value`: a yes or no
   * was expected; `no_number` and `too_long`: the typed text is no number, or is too long.
   */
  readonly why: 'not_asked' | 'not_offered' | 'no_number' | 'no_value' | 'too_long';
}

/** The current state of the configuration of a product. */
export interface Configuration {
  readonly answered: readonly Answered[];
  /** Undefined if no question is left, or if a fault prevents the next one. */
  readonly next: Question | undefined;
  /** Answers to questions after the next one: they are checked when their question is reached. */
  readonly waiting: readonly ChosenInput[];
  readonly dropped: readonly Dropped[];
  readonly faults: readonly SettingFault[];
  readonly isComplete: boolean;
}
