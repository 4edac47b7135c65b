import { defaultLanguage, type Language } from '../kernel/language.ts';
import { fillTemplate } from '../platform/printTemplate.rules.ts';
import { escaped } from './escaped.ts';
import { isHtml } from './letterHtml.ts';
import { plainText } from './plainText.ts';

/** The words of a template in one language. */
export interface TemplateVariant {
  readonly language: string | null;
  readonly subject: string;
  /** Plain text or HTML: a text that contains a tag is HTML. */
  readonly body: string | null;
  /** An expression: the variant is only for records for which it is true. Without one it is for all records. */
  readonly condition?: string | null;
}

/**
 * The variant for a reader: that of their language, else the Polish one, else the one without a language, else the first.
 * Conditions are not looked at here: the caller passes the variants that come into question.
 */
export function variantFor<V extends Pick<TemplateVariant, 'language'>>(
  variants: readonly V[],
  language: Language,
): V | undefined {
  return (
    [language, defaultLanguage, null]
      .map((wanted) => variants.find((variant) => (variant.language || null) === wanted))
      .find((variant) => variant !== undefined) ?? variants[0]
  );
}

/** A template filled in. The subject is always plain text. */
export interface FilledWords {
  readonly subject: string;
  readonly body: string;
  readonly bodyType: 'html' | 'text';
}

type Values = Readonly<Record<string, string>>;
type Words = Pick<TemplateVariant, 'subject' | 'body'>;

/** Fills in a template as it was written, as plain text or HTML. Values are plain text, so they are escaped in HTML. */
export function filledAsWritten({ subject, body }: Words, values: Values): FilledWords {
  const written = body ?? '';
  const inHtml = isHtml(written);
  return {
    subject: filled(subject, values),
    body: filled(written, inHtml ? eachEscaped(values) : values),
    bodyType: inHtml ? 'html' : 'text',
  };
}

/** Fills in a template as plain text. Tags of the template are removed first, so that `<` and `>` in values stay. */
export function filledAsText({ subject, body }: Words, values: Values): FilledWords {
  const written = body ?? '';
  return {
    subject: filled(subject, values),
    body: filled(isHtml(written) ? plainText(written) : written, values),
    bodyType: 'text',
  };
}

/** `[[ of {inputDate}]]`: words that are left out if a value in them is empty. */
const optionalPart = /\[\[([^[\]]*)\]\]/g;
/** `{inputDate}`: the place of a value. */
const valueName = /\{(\w+)\}/g;

/**
 * Leaves out the optional parts in which a value is empty, and the empty lines that this makes. A part with a name that `values`
 * does not have stays: `fillTemplate` decides about such names.
 */
const withoutEmptyParts = (template: string, values: Values): string =>
  template
    .replaceAll(optionalPart, (_match, part: string) =>
      [...part.matchAll(valueName)].every(([, name = '']) => values[name]?.trim() !== '') ? part : '',
    )
    .replaceAll(/\n{3,}/g, '\n\n');

/** A text filled in. Templates of letters have no tables, so there are no rows. */
const filled = (template: string, values: Values): string =>
  fillTemplate(withoutEmptyParts(template, values), { values, rows: {} });

const eachEscaped = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escaped(value)]));
