import { Autocomplete, Box, Chip, TextField } from '@mui/material';
import { useRef, useState } from 'react';
import { isReference, nameOrNumber } from '#domain/kernel/record.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { useReadText } from '../../parts/useOnceSettled.ts';
import type { FilterValueProps } from '../fields/kind.ts';
import { ReferencePicker } from '../fields/ReferencePicker.tsx';
import { listText, readTypedList } from './typedList.ts';

/** The value of an operator that takes several: picked ones for references and enumerations, typed ones for other types. */
export function ListValue(props: FilterValueProps) {
  if (props.field.type === 'reference') return <ReferenceList {...props} />;
  if (props.field.type === 'enumeration') return <EnumerationList {...props} />;
  return <TypedValues {...props} />;
}

const EnumerationList = ({ field, value, onChange }: FilterValueProps) => {
  const text = useText();
  const chosen = Array.isArray(value) ? field.values.filter((option) => value.includes(option.value)) : [];
  return (
    <Autocomplete
      multiple
      size="small"
      options={[...field.values]}
      value={chosen}
      onChange={(_event, next) => onChange(next.map((option) => option.value))}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      noOptionsText={text('common.nothingFound')}
      renderInput={(input) => <TextField {...input} label={text('filters.value')} />}
    />
  );
};

/** Each picked record is a chip; the picker below adds another. */
const ReferenceList = ({ field, value, onChange }: FilterValueProps) => {
  const text = useText();
  const chosen = Array.isArray(value) ? value.filter(isReference) : [];
  const without = (id: number) => chosen.filter((each) => each.id !== id);
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      {chosen.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {chosen.map((each) => (
            <Chip
              key={each.id}
              size="small"
              label={nameOrNumber(each)}
              onDelete={() => onChange(without(each.id))}
            />
          ))}
        </Box>
      )}
      <ReferencePicker
        objectName={field.ref ?? ''}
        value={null}
        onChange={(added) => added && onChange([...without(added.id), added])}
        label={text('filters.value')}
        mayCreate={false}
      />
    </Box>
  );
};

/**
 * Typed values, with commas or semicolons between them. Those that cannot be read are named, and the filter cannot be applied
 * until all can be read.
 */
const TypedValues = ({ field, value, onChange }: FilterValueProps) => {
  const text = useText();
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const shown = listText(field.type, language, Array.isArray(value) ? value : [], typed);
  const { unread } = readTypedList(field.type, language, shown);
  // A form around this input is not submitted while a value is unread.
  useReadText(input, typed, () => unread.length === 0);
  return (
    <TextField
      label={text('filters.valuesByComma')}
      value={shown}
      inputRef={input}
      error={unread.length > 0}
      helperText={unread.length > 0 && text('filters.unreadValues', { words: unread.join('; ') })}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readTypedList(field.type, language, target.value).values);
      }}
      fullWidth
    />
  );
};
