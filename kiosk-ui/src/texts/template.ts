import { pluralFormsOf, type NameLanguage } from '#domain/kernel/language.ts';
import { filled } from '#domain/words/filled.ts';

/** The text in the plural form that a whole number takes, with the number in it. */
export function counted(template: string, count: number, language: NameLanguage): string {
  const forms = template.split(' |||| ');
  const form = pluralFormsOf(language).indexOf(new Intl.PluralRules(language).select(count));
  return filled(forms[form] ?? forms.at(-1) ?? '', { smart_count: count });
}
