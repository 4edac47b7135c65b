import { pictureAddress } from './pictureAddress.ts';
import { z } from 'zod';
import { areAddresses } from './addresses.ts';
import type { ErrorCode } from './errorCatalogue.ts';
import type { Field } from './field.ts';
import { isRegistryNumber, type RegistryNumber } from './numberKinds.ts';
import { readRule, writtenRule } from './recurrence.ts';
import { numberRules, plainNumber } from './registryNumbers.ts';
import { isMisleading, isShortText } from './shortText.ts';

/** Options for a zod check: it reports the error code as its message, and the parameters beside it. */
export function issue(code: ErrorCode, params: object = {}) {
  return { message: code, params };
}

/** Postgres cannot store a character of code 0. */
const withoutNul = /^[^\0]*$/;

type TextField = Extract<Field, { type: 'text' }>;

/** The most characters of a text field, also if its declaration gives none. */
export function longestText({ maxLength, multiline }: TextField): number {
  return maxLength ?? (multiline ? 10_000 : 255);
}

/** The validator of a text field. Formats that it does not name are checked elsewhere, or only tell a form how to edit it. */
export function textValue(field: TextField) {
  const maxLength = longestText(field);
  const minLength = field.minLength ?? 0;
  const value = z
    .string(issue('invalid_type'))
    .min(minLength, issue('too_short', { minLength }))
    .max(maxLength, issue('too_long', { maxLength }))
    .regex(withoutNul, issue('invalid_value'))
    .refine((read) => !isShortText(field) || !isMisleading(read), issue('text_misleading'));
  if (field.format === 'email') return value.regex(z.regexes.email, issue('email_invalid'));
  if (field.format === 'emails') return value.refine(areAddresses, issue('email_invalid'));
  // A number of 7 to 20 digits, blanks, brackets and dashes, which may begin with `+`.
  if (field.format === 'phone') return value.regex(/^\+?[\d ()-]{7,20}$/, issue('phone_invalid'));
  if (field.format === 'color')
    return value.regex(/^#[0-9a-fA-F]{6}$/, issue('invalid_value', { format: '#RRGGBB' }));
  if (field.format === 'picture')
    return value.regex(pictureAddress, issue('invalid_value', { format: 'https://…' }));
  if (field.format === 'recurrence') return recurrenceRule(value);
  if (isRegistryNumber(field.format)) return registryNumber(field.format, value);
  return value;
}

/**
 * A registry number is stored in one format, whatever spelling was typed. What is wrong with a VAT number depends on its country,
 * so the constraint `vatNumberOf` judges it.
 */
const registryNumber = (kind: RegistryNumber, value: z.ZodString) => {
  const plain = value.transform((written) => plainNumber(kind, written));
  return kind === 'vatNumber'
    ? plain
    : plain.refine(numberRules[kind].fits, issue(numberRules[kind].refusal));
};

/** A rule of repetition is stored in one spelling. */
const recurrenceRule = (value: z.ZodString) =>
  value
    .refine((written) => readRule(written) !== undefined, issue('recurrence_invalid'))
    .transform((written) => {
      const rule = readRule(written);
      return rule ? writtenRule(rule) : written;
    });
