import { defaultLanguage, type Language } from '../kernel/language.ts';
import { fillTemplate } from '../platform/printTemplate.rules.ts';
import { escaped } from './escaped.ts';
import { isHtml } from './letterHtml.ts';
import { plainText } from './plainText.ts';

/** The words of a template in one language. */
export interface TemplateVariant {
  readonly language: string | null;
  readonly subject: string;
  /** Plain text, or HTML: whoever wrote a tag wrote HTML. */
  readonly body: string | null;
  /** Of which records it is said; of all if there is none. */
  readonly condition?: string | null;
}

/** Which words somebody reads: those of their language, else the Polish ones, else those of no language, else any. */
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

/** A template filled in: a subject is always plain text. */
export interface FilledWords {
  readonly subject: string;
  readonly body: string;
  readonly bodyType: 'html' | 'text';
}

type Values = Readonly<Record<string, string>>;
type Words = Pick<TemplateVariant, 'subject' | 'body'>;

/** A template filled in as it was written, in plain text or HTML; a value arrives as text in either. */
export function filledAsWritten({ subject, body }: Words, values: Values): FilledWords {
  const written = body ?? '';
  const inHtml = isHtml(written);
  return {
    subject: filled(subject, values),
    body: filled(written, inHtml ? eachEscaped(values) : values),
    bodyType: inHtml ? 'html' : 'text',
  };
}

/** A template filled in as plain text: its tags are taken out before values come in, so that theirs stay. */
export function filledAsText({ subject, body }: Words, values: Values): FilledWords {
  const written = body ?? '';
  return {
    subject: filled(subject, values),
    body: filled(isHtml(written) ? plainText(written) : written, values),
    bodyType: 'text',
  };
}

/** `[[ of {inputDate}]]`: words that are left out where a value in them is not known. */
const optionalPart = /\[\[([^[\]]*)\]\]/g;
const valueName = /\{(\w+)\}/g;

const withoutUnknown = (template: string, values: Values): string =>
  template
    .replaceAll(optionalPart, (_whole, part: string) =>
      [...part.matchAll(valueName)].every(([, name = '']) => values[name]?.trim() !== '') ? part : '',
    )
    .replaceAll(/\n{3,}/g, '\n\n');

const filled = (template: string, values: Values): string =>
  fillTemplate(withoutUnknown(template, values), { values, rows: {} });

const eachEscaped = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escaped(value)]));
