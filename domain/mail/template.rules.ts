import { defaultLanguage, type Language } from '../kernel/language.ts';

/** The words of a template in one language. */
export interface TemplateVariant {
  readonly language: string | null;
  readonly subject: string;
  readonly body: string | null;
}

/** Which words somebody reads: those of their language, else the Polish ones, else those of no language, else any. */
export const variantFor = <V extends Pick<TemplateVariant, 'language'>>(
  variants: readonly V[],
  language: Language,
): V | undefined =>
  [language, defaultLanguage, null]
    .map((wanted) => variants.find((variant) => (variant.language || null) === wanted))
    .find((variant) => variant !== undefined) ?? variants[0];
