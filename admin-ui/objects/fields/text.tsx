import { Box, Link, TextField } from '@mui/material';
import { useRecordContext } from 'ra-core';
import { useText } from '../../i18n/useText.ts';
import { phoneText } from '../formats.ts';
import type { FieldKind, FilterValueProps, InputProps, ShownValue } from './kind.ts';
import { ConditionInput, ConditionShown } from './condition.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { KnownName, KnownNameFilter, KnownNameInput, namedFormats } from './knownNames.tsx';
import { TypedFilter } from './TypedFilter.tsx';
import { useFieldInput } from './useFieldInput.ts';
import { useMemo } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { nameIn, renamed, type Named } from '#domain/kernel/named.ts';
import { useLanguage } from '../../data/useLanguage.ts';

const inputTypes = { email: 'email', phone: 'tel', color: 'color' } as const;

const TextShown = ({ field, value, inFull }: ShownValue) => {
  if (value === null || value === undefined || value === '') return null;
  const shown = String(value);
  if (field.conditionOn) return <ConditionShown about={field.conditionOn} condition={shown} />;
  if (field.format === 'picture') return <Thumbnail address={shown} side={inFull ? 120 : 28} />;
  if (field.format === 'color') return <Swatch colour={shown} />;
  // The value is the name of an object or a screen, which is shown by its title.
  if (namedFormats.includes(field.format)) return <KnownName format={field.format} name={shown} />;
  if (field.format === 'phone') return <span style={{ whiteSpace: 'nowrap' }}>{phoneText(shown)}</span>;
  if (field.format === 'iban') return <span style={{ whiteSpace: 'nowrap' }}>{inFours(shown)}</span>;
  if (inFull && field.format === 'email') return <Link href={`mailto:${shown}`}>{shown}</Link>;
  if (inFull) return <span style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{shown}</span>;
  return <span title={shown.length > mostCharactersInColumn ? shown : undefined}>{shown}</span>;
};

/** A column may cut off longer texts, so they are shown in full under the pointer. */
const mostCharactersInColumn = 60;

/** An account number with a space after each four characters except the last ones, as banks print it. */
const inFours = (account: string): string => account.replace(/(.{4})(?=.)/g, '$1 ');

const Swatch = ({ colour }: { colour: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
    <Box
      component="span"
      sx={{ width: 14, height: 14, borderRadius: '3px', border: 1, borderColor: 'divider', bgcolor: colour }}
    />
    {colour}
  </Box>
);

const TextInput = (props: InputProps) => {
  if (props.field.conditionOn) return <ConditionInput {...props} />;
  return namedFormats.includes(props.field.format) ? (
    <KnownNameInput {...props} />
  ) : (
    <TypedInput {...props} />
  );
};

const TypedInput = (props: InputProps) => {
  const text = useText();
  const { form, shown } = useFieldInput(props);
  const { field } = props;
  const translatedName = useTranslatedName(field, props.source);
  const isNew = useRecordContext()?.id === undefined;
  // A new record has no secret that an empty field could keep.
  const secretProps = field.secret
    ? {
        type: 'password',
        autoComplete: 'new-password',
        placeholder: isNew ? undefined : text('detail.secretKept'),
      }
    : {};
  // A format that is not in `inputTypes` gives no type, so the input is one of plain text.
  const typeProps = field.format ? { type: inputTypes[field.format as keyof typeof inputTypes] } : {};
  // The browser's colour input has no empty state, so it shows this grey until a colour is chosen.
  const valueProps =
    field.format === 'color' ? { value: form.value || '#9aa7b3' } : { value: form.value ?? '' };
  return (
    <TextField
      {...shown}
      {...typeProps}
      {...secretProps}
      {...valueProps}
      helperText={
        shown.helperText ?? (translatedName && text('detail.calledOtherwise', { name: translatedName }))
      }
      multiline={field.multiline}
      maxRows={8}
      onChange={form.onChange}
      onBlur={form.onBlur}
      inputRef={form.ref}
    />
  );
};

const TextFilter = (props: FilterValueProps) =>
  namedFormats.includes(props.field.format) ? <KnownNameFilter {...props} /> : <TypedFilter {...props} />;

export const textKind: FieldKind = { Shown: TextShown, Input: TextInput, FilterValue: TextFilter, span: 3 };

/** The name under which the reader will see the record, if it is a translation and not the name in the form. */
function useTranslatedName({ name, translatedBy }: FieldMeta, source: string): string | undefined {
  const language = useLanguage();
  const { defaultValues } = useFormState();
  // Kept between renderings, because `useWatch` subscribes again to a new array.
  const watched = useMemo(() => [source, translatedBy ?? source], [source, translatedBy]);
  const [typed, translations]: unknown[] = useWatch({ name: watched, disabled: !translatedBy });
  if (!translatedBy || typeof typed !== 'string') return undefined;
  // A translation that repeated the old name follows a new one, so the names before the change are needed.
  const before = { name: defaultValues?.[name], lang: defaultValues?.[translatedBy] } as Named;
  const translatedName = nameIn(
    language,
    renamed(before, { name: typed, lang: translations as Named['lang'] }),
  );
  return translatedName === typed ? undefined : translatedName;
}
