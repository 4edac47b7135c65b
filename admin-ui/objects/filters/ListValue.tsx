import { Autocomplete, Box, IconButton, TextField } from '@mui/material';
import ListIcon from '@mui/icons-material/ManageSearch';
import { lazy, Suspense, useState } from 'react';
import { isReference, type Reference } from '#domain/kernel/record.ts';
import { useObjectPath } from '../../data/metadata.ts';
import { useText } from '../../i18n/useText.ts';
import { useDebounced } from '../../parts/useDebounced.ts';
import { parseDecimal } from '../formats.ts';
import type { FilterValueProps } from '../fields/kind.ts';
import { useChoices } from '../fields/useChoices.ts';

const SelectDialog = lazy(() => import('../SelectDialog.tsx'));

const numeric = new Set(['integer', 'decimal', 'tonnes', 'money']);

/** Several values to compare with: chosen ones for references and enumerations, typed ones for the rest. */
export const ListValue = (props: FilterValueProps) => {
  if (props.field.type === 'reference') return <ReferenceList {...props} />;
  if (props.field.type === 'enumeration') return <EnumerationList {...props} />;
  return <TypedList {...props} />;
};

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

const ReferenceList = ({ field, value, onChange }: FilterValueProps) => {
  const text = useText();
  const path = useObjectPath(field.ref);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { choices } = useChoices(path, useDebounced(typed, 500), open);
  const [browsing, setBrowsing] = useState(false);
  const chosen = Array.isArray(value) ? value.filter(isReference) : [];
  const add = (record: Reference) =>
    onChange([
      ...chosen.filter(({ id }) => id !== record.id),
      { id: record.id, presentation: record.presentation },
    ]);
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
      <Autocomplete<Reference, true>
        multiple
        size="small"
        options={choices}
        value={chosen}
        sx={{ flex: 1, minWidth: 0 }}
        filterOptions={(all) => all}
        getOptionLabel={(choice) => choice.presentation}
        getOptionKey={(choice) => choice.id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onChange={(_event, next) => onChange(next)}
        onInputChange={(_event, input, reason) => setTyped(reason === 'input' ? input : '')}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        noOptionsText={text('common.nothingFound')}
        renderInput={(input) => <TextField {...input} label={text('filters.value')} />}
      />
      <IconButton
        onClick={() => setBrowsing(true)}
        aria-label={text('filterTree.browse')}
        title={text('filterTree.browse')}
        sx={{ mt: 0.25 }}
      >
        <ListIcon fontSize="small" />
      </IconButton>
      {browsing && (
        <Suspense>
          <SelectDialog objectName={field.ref ?? ''} onClose={() => setBrowsing(false)} onSelect={add} />
        </Suspense>
      )}
    </Box>
  );
};

const TypedList = ({ field, value, onChange }: FilterValueProps) => {
  const text = useText();
  const [typed, setTyped] = useState(Array.isArray(value) ? value.join('; ') : '');
  const take = (next: string) => {
    setTyped(next);
    const parts = next
      .split(numeric.has(field.type) ? ';' : /[;,]/)
      .map((part) => part.trim())
      .filter(Boolean);
    onChange(numeric.has(field.type) ? parts.map(parseDecimal).filter((part) => part !== undefined) : parts);
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
