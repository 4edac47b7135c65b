import { Box, TextField, Typography } from '@mui/material';
import { languages, type Language } from '#domain/kernel/language.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { languageNames } from '../../i18n/i18nProvider.ts';
import { useText } from '../../i18n/useText.ts';
import type { FieldKind, FilterValueProps, InputProps, ShownValue } from './kind.ts';
import { useFieldInput } from './useFieldInput.ts';

type Translated = Partial<Record<Language, string>>;

const isTranslated = (value: unknown): value is Translated => typeof value === 'object' && value !== null;

const TranslatedShown = ({ value, inFull }: ShownValue) => {
  const language = useLanguage();
  if (!isTranslated(value)) return null;
  if (!inFull) return <>{value[language] ?? value.pl ?? value.en ?? ''}</>;
  return (
    <>
      {languages
        .filter((each) => value[each])
        .map((each) => `${languageNames[each]}: ${value[each]}`)
        .join(' · ')}
    </>
  );
};

/** One small field for each language; an empty one is left out. */
const TranslatedInput = (props: InputProps) => {
  const { form, shown, error } = useFieldInput(props);
  const value: Translated = isTranslated(form.value) ? form.value : {};
  const write = (language: Language, text: string) => {
    const { [language]: _replaced, ...others } = value;
    const next = text === '' ? others : { ...others, [language]: text };
    form.onChange(Object.keys(next).length > 0 ? next : null);
  };
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" color="text.secondary" sx={{ mb: 0.75 }}>
        {props.field.label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))' }}>
        {languages.map((language) => (
          <TextField
            key={language}
            label={languageNames[language]}
            value={value[language] ?? ''}
            onChange={(event) => write(language, event.target.value)}
            onBlur={form.onBlur}
            disabled={shown.disabled}
          />
        ))}
      </Box>
      {error && (
        <Typography color="error" variant="caption">
          {error}
        </Typography>
      )}
    </Box>
  );
};

const TranslatedFilter = ({ value, onChange }: FilterValueProps) => {
  const text = useText();
  return (
    <TextField
      label={text('filters.value')}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      fullWidth
    />
  );
};

export const translatedKind: FieldKind = {
  Shown: TranslatedShown,
  Input: TranslatedInput,
  FilterValue: TranslatedFilter,
  span: 12,
};
