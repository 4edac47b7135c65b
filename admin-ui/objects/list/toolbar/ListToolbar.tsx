import { Box, Button, IconButton, Tooltip } from '@mui/material';
import ClearIcon from '@mui/icons-material/FilterAltOff';
import FilterIcon from '@mui/icons-material/FilterList';
import RefreshIcon from '@mui/icons-material/Refresh';
import SaveIcon from '@mui/icons-material/BookmarkAddOutlined';
import { lazy, Suspense, useState, type RefObject } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { conditionsOf } from '#domain/platform/filterParts.ts';
import type { SavedFilter } from '#domain/platform/view.ts';
import { usePathFields } from '../../../data/usePathFields.ts';
import { useText } from '../../../i18n/useText.ts';
import { isNarrowed, type ListState } from '../listState.ts';
import { filterOf, kept, shownBy } from '../savedFilters.ts';
import type { ListStateInUse } from '../useListState.ts';
import type { IsText } from '../narrowing.ts';
import { MarksChoice } from './MarksChoice.tsx';
import { PeriodFields } from './PeriodFields.tsx';
import { QuickFilter } from './QuickFilter.tsx';
import { SavedFilterChips } from './SavedFilterChips.tsx';
import { SearchField } from './SearchField.tsx';

const FilterDialog = lazy(() => import('../../filters/FilterDialog.tsx'));
const SaveFilterDialog = lazy(() => import('./SaveFilterDialog.tsx'));

interface ListToolbarProps {
  readonly meta: ObjectMeta;
  readonly list: ListStateInUse;
  readonly quickPaths: readonly string[];
  readonly isText: IsText;
  readonly filters: readonly SavedFilter[];
  readonly ownFilters: readonly SavedFilter[];
  readonly onSaveFilters: (own: readonly SavedFilter[]) => void;
  readonly onRefresh: () => void;
  readonly searchInput: RefObject<HTMLInputElement | null>;
}

/** Everything that narrows a list, in the order in which people reach for it. */
export const ListToolbar = (props: ListToolbarProps) => {
  const { meta, list, quickPaths, ownFilters } = props;
  const { state, set, clear } = list;
  const text = useText();
  const [opened, setOpened] = useState<'conditions' | 'save'>();
  const fields = usePathFields(meta.name, quickPaths);
  const narrowed = isNarrowed(state);
  const dateField = meta.fields.some(({ name }) => name === 'date') ? 'date' : 'createdAt';
  const hasPeriod = meta.type === 'document' || dateField === 'date';
  const count = conditionsOf(state.conditions).length;

  const setQuick = (path: string, value: ListState['quick'][string] | undefined) => {
    const { [path]: _before, ...rest } = state.quick;
    set({ quick: value === undefined ? rest : { ...rest, [path]: value } });
  };
  const save = (name: string, isDefault: boolean) => {
    const filter = filterOf(state, name, { isText: props.isText, dateField });
    const others = isDefault ? ownFilters.map(({ isDefault: _was, ...each }) => each) : ownFilters;
    props.onSaveFilters(kept(others, isDefault ? { ...filter, isDefault } : filter));
    set(shownBy(filter, state.sort));
  };

  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1.25 }}>
      {meta.search.length > 0 && (
        <SearchField
          meta={meta}
          value={state.searchStr}
          onSearch={(searchStr) => set({ searchStr })}
          input={props.searchInput}
        />
      )}
      {hasPeriod && <PeriodFields from={state.from} to={state.to} onChange={set} />}
      {quickPaths.map((path) => {
        const found = fields?.get(path);
        return (
          found && (
            <QuickFilter
              key={path}
              field={found.field}
              label={found.label}
              value={state.quick[path]}
              onChange={(value) => setQuick(path, value)}
            />
          )
        );
      })}
      <MarksChoice value={state.marked} onChange={(marked) => set({ marked })} />
      <Button
        startIcon={<FilterIcon />}
        variant={count > 0 ? 'contained' : 'text'}
        onClick={() => setOpened('conditions')}
      >
        {count > 0 ? text('list.filtersActive', { count }) : text('list.filters')}
      </Button>
      <SavedFilterChips
        filters={props.filters}
        own={ownFilters}
        state={state}
        onApply={(filter) => set(shownBy(filter, state.sort))}
        onClear={clear}
        onChange={props.onSaveFilters}
      />
      {narrowed && (
        <>
          <ToolButton label={text('savedFilters.save')} onClick={() => setOpened('save')}>
            <SaveIcon fontSize="small" />
          </ToolButton>
          <ToolButton label={text('list.clearFilters')} onClick={clear}>
            <ClearIcon fontSize="small" />
          </ToolButton>
        </>
      )}
      <ToolButton label={text('common.refresh')} onClick={props.onRefresh}>
        <RefreshIcon fontSize="small" />
      </ToolButton>
      <Suspense>
        {opened === 'conditions' && (
          <FilterDialog
            meta={meta}
            parts={state.conditions}
            onApply={(conditions) => set({ conditions })}
            onClose={() => setOpened(undefined)}
          />
        )}
        {opened === 'save' && (
          <SaveFilterDialog
            title={text('savedFilters.title')}
            taken={ownFilters.map(({ name }) => name)}
            asksDefault
            onSave={save}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </Box>
  );
};

interface ToolButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
}

const ToolButton = ({ label, onClick, children }: ToolButtonProps) => (
  <Tooltip title={label}>
    <IconButton onClick={onClick} aria-label={label}>
      {children}
    </IconButton>
  </Tooltip>
);
