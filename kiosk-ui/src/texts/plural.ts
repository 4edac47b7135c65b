/** The plural forms each language needs for whole numbers; a missing one does not compile. */
interface Forms {
  pl: { one: string; few: string; many: string };
  uk: { one: string; few: string; many: string };
  en: { one: string; other: string };
  de: { one: string; other: string };
  nl: { one: string; other: string };
  fr: { one: string; other: string };
  it: { one: string; other: string };
  es: { one: string; other: string };
}

/** `plural('pl', { one: '# pojazd', few: '# pojazdy', many: '# pojazdów' })(5)` is `5 pojazdów`. */
export const plural = <L extends keyof Forms>(language: L, forms: Forms[L]): ((count: number) => string) => {
  const rules = new Intl.PluralRules(language);
  const byCategory: Partial<Record<Intl.LDMLPluralRule, string>> = forms;
  const rest = 'many' in forms ? forms.many : forms.other;
  return (count) => (byCategory[rules.select(count)] ?? rest).replace('#', String(count));
};
