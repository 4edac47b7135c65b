import { Box, Button, IconButton, InputAdornment, MenuItem, TextField, Tooltip } from '@mui/material';
import ClearIcon from '@mui/icons-material/FilterAltOff';
import FilterIcon from '@mui/icons-material/FilterList';
import RefreshIcon from '@mui/icons-material/Refresh';
import SearchIcon from '@mui/icons-material/Search';
import { useEffect, useState } from 'react';
import type { FieldMeta, ObjectMeta } from '#domain/kernel/meta.ts';
import { useText } from '../../i18n/useText.ts';
import { DayField } from '../../parts/DayField.tsx';
import { useDebounced } from '../../parts/useDebounced.ts';
import FilterDialog from '../filters/FilterDialog.tsx';
import type { KeptFilter } from './sentFilter.ts';
import { QuickChoice } from '../QuickChoice.tsx';
import { ReferencePicker } from '../fields/ReferencePicker.tsx';
import { isReferenceValue } from '../fields/reference.tsx';

interface ListToolbarProps {
  readonly meta: ObjectMeta;
  readonly columns: readonly FieldMeta[];
  readonly filter: KeptFilter;
  readonly onFilter: (filter: KeptFilter) => void;
  readonly onRefresh: () => void;
}

const quickLimit = 3;
const searchDelayMs = 400;

/** References and choices among the columns are the filters people reach for first. */
const quickFields = (columns: readonly FieldMeta[]): readonly FieldMeta[] =>
  columns.filter(({ type }) => type === 'enumeration' || type === 'reference').slice(0, quickLimit);

export const ListToolbar = ({ meta, columns, filter, onFilter, onRefresh }: ListToolbarProps) => {
  const text = useText();
  const [managing, setManaging] = useState(false);
  const set = (change: KeptFilter) => onFilter({ ...filter, ...change });
  const hasPeriod = meta.type === 'document' || meta.fields.some(({ name }) => name === 'date');
  const conditions = filter.chosen ?? [];
  const narrowed = Object.values(filter).some(
    (value) => value !== undefined && value !== '' && value !== null,
  );

  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1.25 }}>
      {meta.search.length > 0 && (
        <SearchField
          meta={meta}
          value={filter.searchStr ?? ''}
          onSearch={(searchStr) => set({ searchStr })}
        />
      )}
      {hasPeriod && <Period value={filter.period ?? {}} onChange={(period) => set({ period })} />}
      {quickFields(columns).map((field) => (
        <QuickFilter
          key={field.name}
          field={field}
          value={filter[field.name]}
          onChange={(value) => set({ [field.name]: value })}
        />
      ))}
      <Marks value={filter.markedToDelete} onChange={(markedToDelete) => set({ markedToDelete })} />
      <Button
        startIcon={<FilterIcon />}
        variant={conditions.length > 0 ? 'contained' : 'text'}
        onClick={() => setManaging(true)}
      >
        {conditions.length > 0
          ? text('list.filtersActive', { count: conditions.length })
          : text('list.filters')}
      </Button>
      {narrowed && (
        <Tooltip title={text('list.clearFilters')}>
          <IconButton onClick={() => onFilter({})} aria-label={text('list.clearFilters')}>
            <ClearIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <Tooltip title={text('common.refresh')}>
        <IconButton onClick={onRefresh} aria-label={text('common.refresh')}>
          <RefreshIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {managing && (
        <FilterDialog
          meta={meta}
          conditions={conditions}
          onApply={(chosen) => set({ chosen })}
          onClose={() => setManaging(false)}
        />
      )}
    </Box>
  );
};

const SearchField = ({
  meta,
  value,
  onSearch,
}: {
  meta: ObjectMeta;
  value: string;
  onSearch: (words: string) => void;
}) => {
  const text = useText();
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed, searchDelayMs);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (settled !== value) onSearch(settled);
    // Only what has been typed starts a search; a filter cleared elsewhere does not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);
  const fields = meta.search
    .map((name) => meta.fields.find((field) => field.name === name)?.label ?? name)
    .join(', ');
  return (
    <TextField
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && onSearch(typed)}
      placeholder={text('list.searchHint', { fields })}
      slotProps={{
        htmlInput: { 'aria-label': text('common.search'), maxLength: 200 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
      sx={{ width: 270 }}
    />
  );
};

interface PeriodValue {
  readonly from?: string;
  readonly to?: string;
}

const Period = ({ value, onChange }: { value: PeriodValue; onChange: (period: PeriodValue) => void }) => {
  const text = useText();
  const day = (label: string, shown: string | undefined, name: keyof PeriodValue) => (
    <Box sx={{ width: 154 }}>
      <DayField
        label={label}
        value={shown ?? ''}
        onChange={(picked) => onChange({ ...value, [name]: picked })}
      />
    </Box>
  );
  return (
    <>
      {day(text('list.periodFrom'), value.from, 'from')}
      {day(text('list.periodTo'), value.to, 'to')}
    </>
  );
};

const QuickFilter = ({
  field,
  value,
  onChange,
}: {
  field: FieldMeta;
  value: unknown;
  onChange: (value: unknown) => void;
}) =>
  field.type === 'enumeration' ? (
    <QuickChoice field={field} value={typeof value === 'string' ? value : ''} onChange={onChange} />
  ) : (
    <Box sx={{ width: 180 }}>
      <ReferencePicker
        objectName={field.ref ?? ''}
        label={field.label}
        value={isReferenceValue(value) ? value : null}
        onChange={onChange}
        bare
      />
    </Box>
  );

const Marks = ({
  value,
  onChange,
}: {
  value: KeptFilter['markedToDelete'];
  onChange: (value: KeptFilter['markedToDelete']) => void;
}) => {
  const text = useText();
  const shown = value === true ? 'marked' : value === false ? 'active' : 'all';
  const meant = { all: undefined, active: false, marked: true } as const;
  return (
    <TextField
      select
      label={text('list.marks.label')}
      value={shown}
      onChange={(event) => onChange(meant[event.target.value as keyof typeof meant])}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ minWidth: 110, maxWidth: 150 }}
    >
      <MenuItem value="all">{text('list.marks.all')}</MenuItem>
      <MenuItem value="active">{text('list.marks.active')}</MenuItem>
      <MenuItem value="marked">{text('list.marks.marked')}</MenuItem>
    </TextField>
  );
};
