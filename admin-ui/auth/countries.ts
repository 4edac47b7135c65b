import type { Language } from '#domain/kernel/language.ts';

/** The countries that companies at a Polish port come from: the Union, its neighbours, and overseas partners. */
const codes =
  'PL DE NL BE FR IT ES AT BG HR CY CZ DK EE FI GR HU IE LT LU LV MT PT RO SE SI SK GB NO CH IS UA MD GE AM AZ KZ TR RS BA ME MK AL IL EG MA TN US CA BR AR CN IN JP KR SG AE SA ZA AU NZ'.split(
    ' ',
  );

export interface Country {
  readonly code: string;
  readonly name: string;
}

/** The countries with their names in a language, sorted by its alphabet. */
export function countriesIn(language: Language): readonly Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
}
