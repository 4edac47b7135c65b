import { Autocomplete, Box, Chip, TextField } from '@mui/material';
import { useState } from 'react';
import type { FieldType } from '#domain/kernel/field.ts';
import type { Language } from '#domain/kernel/language.ts';
import { isReference } from '#domain/kernel/record.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { parseDecimal } from '../typedNumbers.ts';
import { readDate, readTime } from '../../parts/typedTimes.ts';
import type { FilterValueProps } from '../fields/kind.ts';
import { ReferencePicker } from '../fields/ReferencePicker.tsx';

const numeric = new Set(['integer', 'decimal', 'tonnes', 'money']);

/** The value of an operator that takes several: picked ones for references and enumerations, typed ones for other types. */
export function ListValue(props: FilterValueProps) {
  if (props.field.type === 'reference') return <ReferenceList {...props} />;
  if (props.field.type === 'enumeration') return <EnumerationList {...props} />;
  return <TypedList {...props} />;
}

const EnumerationList = ({ field, value, onChange }: FilterValueProps) => {
  const text = useText();
  const chosen = Array.isArray(value) ? field.values.filter((known) => value.includes(known.value)) : [];
  return (
    <Autocomplete
      multiple
      size="small"
      options={[...field.values]}
      value={chosen}
      onChange={(_event, next) => onChange(next.map((known) => known.value))}
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
          {chosen.map(({ id, presentation }) => (
            <Chip key={id} size="small" label={presentation} onDelete={() => onChange(without(id))} />
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

/** One of several typed values in the API's format; undefined if it cannot be parsed. */
const readPart = (type: FieldType, language: Language, part: string): string | undefined => {
  if (numeric.has(type)) return parseDecimal(language, part);
  if (type !== 'date' && type !== 'datetime' && type !== 'time') return part;
  const read = (type === 'time' ? readTime : readDate)(language, part);
  return 'value' in read ? read.value : undefined;
};

const TypedList = ({ field, value, onChange }: FilterValueProps) => {
  const text = useText();
  const language = useLanguage();
  const [typed, setTyped] = useState(Array.isArray(value) ? value.join('; ') : '');
  const take = (next: string) => {
    setTyped(next);
    const parts = next
      .split(numeric.has(field.type) ? ';' : /[;,]/)
      .map((part) => part.trim())
      .filter(Boolean);
    onChange(parts.map((part) => readPart(field.type, language, part)).filter((part) => part !== undefined));
  };
  return (
    <TextField
      label={text('filters.valuesByComma')}
      value={typed}
      onChange={(event) => take(event.target.value)}
      fullWidth
    />
  );
};
