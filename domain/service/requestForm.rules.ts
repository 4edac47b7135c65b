import type { FieldError } from '../kernel/fail.ts';
import { formatRules } from '../platform/viewFormats.ts';

/** The fields of the public request form, in the order in which they are on the page, each with its greatest length. */
export const requestFormLengths = {
  name: 120,
  firm: 200,
  email: 255,
  phone: 20,
  vatNumber: 20,
  reference: 200,
  description: 4000,
} as const;
export type RequestFormField = keyof typeof requestFormLengths;
export const requestFormFields = Object.keys(requestFormLengths) as readonly RequestFormField[];

/** The texts that a visitor has typed; a field that was left out is empty. */
export type RequestFormWords = Readonly<Record<RequestFormField, string>>;

/** The fields that a visitor must fill in. */
export const requestFormDemanded: readonly RequestFormField[] = ['name', 'email', 'reference', 'description'];

/** Milliseconds. No person fills in the form faster, so a form that is sent earlier comes from a program. */
export const requestFormSoonest = 3000;

/** What was typed, without blanks around it. */
export function trimmedRequestForm(words: RequestFormWords): RequestFormWords {
  return Object.fromEntries(
    requestFormFields.map((field) => [field, words[field].trim()]),
  ) as unknown as RequestFormWords;
}

/** All errors of the form, at most one for each field; empty if it may be sent. @param words trimmed */
export function requestFormErrors(words: RequestFormWords): FieldError[] {
  const faults: FieldError[] = [];
  for (const field of requestFormFields) {
    const value = words[field];
    const maxLength = requestFormLengths[field];
    if (value === '' && requestFormDemanded.includes(field)) faults.push({ field, code: 'required' });
    else if (value.length > maxLength) faults.push({ field, code: 'too_long', params: { maxLength } });
    else if (field === 'email' && !formatRules.email.fits(value))
      faults.push({ field, code: 'email_invalid' });
    else if (field === 'phone' && value !== '' && !formatRules.phone.fits(value))
      faults.push({ field, code: 'phone_invalid' });
  }
  return faults;
}
