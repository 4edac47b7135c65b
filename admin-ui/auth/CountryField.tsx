import { Autocomplete, TextField } from '@mui/material';
import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import type { Language } from '#domain/kernel/language.ts';
import { registeringCountries } from '#domain/partners/countryCodes.ts';

/** The input of a country, which is found by typing its name. */
export function CountryField() {
  const text = useText();
  const language = useLanguage();
  const countries = useMemo(() => countriesIn(language), [language]);
  const { field, fieldState } = useController({
    name: 'country',
    rules: { validate: (code: string) => code !== '' || text('register.countryMissing') },
  });
  return (
    <Autocomplete
      options={countries}
      value={countries.find(({ code }) => code === field.value) ?? null}
      onChange={(_event, chosen) => field.onChange(chosen?.code ?? '')}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.code === other.code}
      size="small"
      renderInput={(props) => (
        <TextField
          {...props}
          label={text('register.country')}
          required
          inputRef={field.ref}
          onBlur={field.onBlur}
          error={fieldState.invalid}
          helperText={fieldState.error?.message}
        />
      )}
    />
  );
}

interface Country {
  readonly code: string;
  readonly name: string;
}

/** The countries with their names in a language, sorted by its alphabet. */
function countriesIn(language: Language): readonly Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return registeringCountries
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
}
