import { IconButton, TextField } from '@mui/material';
import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { nameLanguages } from '#domain/kernel/language.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { namesOfNameLanguages } from '../../i18n/languageNames.ts';
import { useText } from '../../i18n/useText.ts';
import type { FieldKind, InputProps, ShownValue } from './kind.ts';
import { TranslationDialog, type Translated } from './TranslationDialog.tsx';
import { TypedFilter } from './TypedFilter.tsx';
import { useFieldInput } from './useFieldInput.ts';

const isTranslated = (value: unknown): value is Translated => typeof value === 'object' && value !== null;

/** The text in the person's language, or else in Polish or English; with `inFull`, the texts in all languages. */
const TranslatedShown = ({ value, inFull }: ShownValue) => {
  const language = useLanguage();
  if (!isTranslated(value)) return null;
  if (!inFull) return <>{value[language] ?? value.pl ?? value.en ?? ''}</>;
  return <>{allWords(value)}</>;
};

/** All texts in one line: `Polski: piasek · English: sand`. */
const allWords = (words: Translated): string =>
  nameLanguages
    .filter((each) => words[each])
    .map((each) => `${namesOfNameLanguages[each]}: ${words[each]}`)
    .join(' · ');

/** All texts in one line, and a dialog for the text in each language. */
const TranslatedInput = (props: InputProps) => {
  const text = useText();
  const { form, shown, error } = useFieldInput(props);
  const [open, setOpen] = useState(false);
  const words: Translated = isTranslated(form.value) ? form.value : {};
  // `translates` names the field of the form that holds the text in the default language; undefined if there is none.
  const { label, translates } = props.field;
  const original: unknown = useWatch({
    name: translates ?? props.source,
    disabled: translates === undefined,
  });
  const write = (next: Translated) => {
    form.onChange(Object.keys(next).length > 0 ? next : null);
    setOpen(false);
  };
  return (
    <>
      <TextField
        label={label}
        value={allWords(words)}
        fullWidth
        disabled={shown.disabled}
        error={error !== undefined}
        helperText={error}
        onClick={() => !shown.disabled && setOpen(true)}
        slotProps={{
          inputLabel: { shrink: true },
          input: {
            readOnly: true,
            endAdornment: (
              <IconButton
                aria-label={text('detail.translate', { field: label })}
                disabled={shown.disabled}
                onClick={() => setOpen(true)}
              >
                <TranslateIcon fontSize="small" />
              </IconButton>
            ),
          },
        }}
      />
      {open && (
        <TranslationDialog
          title={label}
          words={words}
          original={typeof original === 'string' ? original : ''}
          onDone={write}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

/** A field with a text in several languages, such as the name of a record. */
export const translatedKind: FieldKind = {
  Shown: TranslatedShown,
  Input: TranslatedInput,
  FilterValue: TypedFilter,
  span: 12,
};
