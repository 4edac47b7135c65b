import type { FieldError } from '../kernel/fail.ts';
import { additionalName, type Parameter, type Parameters } from '../kernel/parameter.ts';
import { parseParameters } from '../kernel/validation.ts';
import {
  freeKey,
  isParameterKey,
  keyOfName,
  parameterFields,
  type ParameterType,
} from './additionalParameter.rules.ts';
import { unmet, type Demand } from './viewDemands.ts';
import { isViewFormat } from './viewFormats.ts';

/** A field of a form as stored in its definition. */
export interface FormRow {
  readonly name: string;
  readonly title?: string | null;
  readonly type?: ParameterType | null;
  readonly required?: boolean | null;
  readonly format?: string | null;
  readonly pattern?: string | null;
  readonly columns?: number | null;
}

/** A question of a form: a parameter without an object, with requirements for its value. */
export interface FormQuestion {
  readonly key: string;
  readonly title: string;
  readonly parameter: Parameter;
  readonly demand: Demand;
  /** Its width, of the twelve columns of the form. */
  readonly columns: number;
}

/** The key of the answers in the request body and in the form. */
export const answersName = 'answers';

/** The questions of a form in order, each with a unique key. */
export function questionsOf(rows: readonly FormRow[]): readonly FormQuestion[] {
  const takenKeys = new Set<string>();
  return rows.map((row) => {
    const wantedKey = isParameterKey(row.name) ? row.name : keyOfName(row.name);
    const key = freeKey(wantedKey, (name) => takenKeys.has(name));
    takenKeys.add(key);
    const title = row.title?.trim() || row.name;
    return {
      key,
      title,
      parameter: { key, field: parameterFields[row.type ?? 'text'], name: title, lang: {}, hidden: false },
      demand: {
        ...(row.required ? { required: true } : {}),
        ...(row.format && isViewFormat(row.format) ? { format: row.format } : {}),
        ...(row.pattern ? { pattern: row.pattern } : {}),
      },
      columns: Math.min(row.columns ?? 12, 12),
    };
  });
}

export interface ParsedAnswers {
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: readonly FieldError[];
}

/** The answers as stored, and their errors, each at `answers.<key>`. */
export function parseAnswers(questions: readonly FormQuestion[], answers: object): ParsedAnswers {
  const parameters: Parameters = new Map(questions.map(({ key, parameter }) => [key, parameter]));
  // The answers are parsed like parameters of a record, so the errors name the fields `additional.<key>`.
  const { values, errors } = parseParameters(parameters, answers);
  const readErrors = errors.map((error) => ({
    ...error,
    field: error.field.replace(additionalName, answersName),
  }));
  const unmetErrors = questions.flatMap(({ key, demand }): FieldError[] => {
    const field = `${answersName}.${key}`;
    if (readErrors.some((error) => error.field === field)) return [];
    const code = unmet(demand, values[key]);
    return code ? [{ field, code }] : [];
  });
  return { values, errors: [...readErrors, ...unmetErrors] };
}
