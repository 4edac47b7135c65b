import { Box, Button, IconButton, Tooltip } from '@mui/material';
import ClearIcon from '@mui/icons-material/FilterAltOff';
import FilterIcon from '@mui/icons-material/FilterList';
import RefreshIcon from '@mui/icons-material/Refresh';
import SaveIcon from '@mui/icons-material/BookmarkAddOutlined';
import { useListContext } from 'ra-core';
import { lazy, Suspense, useState, type RefObject } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { conditionsOf } from '#domain/platform/filterParts.ts';
import type { SavedFilter } from '#domain/platform/view.ts';
import { useText } from '../../../i18n/useText.ts';
import { isNarrowed } from '../listState.ts';
import { filterOf, withFilter, shownBy } from '../savedFilters.ts';
import { useNarrowing } from '../useNarrowing.ts';
import type { IsTextField } from '../narrowing.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { MarksChoice } from './MarksChoice.tsx';
import { PeriodFields } from './PeriodFields.tsx';
import { QuickFilters } from './QuickFilters.tsx';
import { SavedFilterChips } from './SavedFilterChips.tsx';
import { SearchField } from './SearchField.tsx';

const FilterDialog = lazy(() => import('../../filters/FilterDialog.tsx'));
const SaveFilterDialog = lazy(() => import('./SaveFilterDialog.tsx'));

interface ListToolbarProps {
  readonly meta: ObjectMeta;
  readonly quickPaths: readonly string[];
  readonly isTextField: IsTextField;
  /** All saved filters: first the administrator's, then the person's own (`ownFilters`). Only these are changed here. */
  readonly filters: readonly SavedFilter[];
  readonly ownFilters: readonly SavedFilter[];
  readonly onSaveFilters: (own: readonly SavedFilter[]) => void;
  readonly searchInput: RefObject<HTMLInputElement | null>;
}

/** The search and all filters of a list, the most used first. */
export function ListToolbar(props: ListToolbarProps) {
  const { meta, quickPaths, ownFilters } = props;
  const { refetch } = useListContext();
  const { narrowing, narrow, clear } = useNarrowing();
  const text = useText();
  const [opened, setOpened] = useState<'conditions' | 'save'>();
  // The period is compared with the date of a record, or with its creation if the object has no date.
  const dateField = meta.fields.some(({ name }) => name === 'date') ? 'date' : 'createdAt';
  const hasPeriod = meta.type === 'document' || dateField === 'date';
  const count = conditionsOf(narrowing.conditions).length;

  return (
    <Box role="search">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1.25 }}>
        {meta.search.length > 0 && (
          <SearchField
            meta={meta}
            value={narrowing.searchStr}
            onSearch={(searchStr) => narrow({ searchStr })}
            input={props.searchInput}
          />
        )}
        {hasPeriod && <PeriodFields from={narrowing.from} to={narrowing.to} onChange={narrow} />}
        <QuickFilters
          objectName={meta.name}
          paths={quickPaths}
          quick={narrowing.quick}
          onChange={(quick) => narrow({ quick })}
        />
        <MarksChoice value={narrowing.marked} onChange={(marked) => narrow({ marked })} />
        <ConditionsButton count={count} onOpen={() => setOpened('conditions')} />
        <SavedFilterChips
          filters={props.filters}
          ownFilters={ownFilters}
          narrowing={narrowing}
          onApply={(filter) => narrow(shownBy(filter))}
          onClear={clear}
          onChange={props.onSaveFilters}
        />
        {isNarrowed(narrowing) && <NarrowedTools onSave={() => setOpened('save')} onClear={clear} />}
        <Button startIcon={<RefreshIcon fontSize="small" />} onClick={() => void refetch()}>
          {text('common.refresh')}
        </Button>
      </Box>
      <ActiveFilters
        objectName={meta.name}
        parts={narrowing.conditions}
        onChange={(conditions) => narrow({ conditions })}
        onOpen={() => setOpened('conditions')}
      />
      <ToolbarDialogs {...props} dateField={dateField} opened={opened} onClose={() => setOpened(undefined)} />
    </Box>
  );
}

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

interface ToolbarDialogsProps extends ListToolbarProps {
  /** The field of the period, which a saved filter names. */
  readonly dateField: 'date' | 'createdAt';
  readonly opened: 'conditions' | 'save' | undefined;
  readonly onClose: () => void;
}

/** The dialogs of conditions and of saving a filter, loaded when they are opened. */
const ToolbarDialogs = ({
  meta,
  isTextField,
  ownFilters,
  onSaveFilters,
  dateField,
  opened,
  onClose,
}: ToolbarDialogsProps) => {
  const text = useText();
  const { narrowing, narrow } = useNarrowing();
  const save = (name: string, isDefault: boolean) => {
    const filter = filterOf(narrowing, name, { isTextField, dateField });
    // At most one filter is the default, so a new default takes the mark from the earlier one.
    const keptFilters = isDefault ? ownFilters.map(({ isDefault: _was, ...each }) => each) : ownFilters;
    onSaveFilters(withFilter(keptFilters, isDefault ? { ...filter, isDefault } : filter));
    narrow(shownBy(filter));
  };
  return (
    <Suspense>
      {opened === 'conditions' && (
        <FilterDialog
          meta={meta}
          parts={narrowing.conditions}
          onApply={(conditions) => narrow({ conditions })}
          onClose={onClose}
        />
      )}
      {opened === 'save' && (
        <SaveFilterDialog
          title={text('savedFilters.title')}
          usedNames={ownFilters.map(({ name }) => name)}
          asksDefault
          onSave={save}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
};

/** Opens the conditions; says how many there are. */
const ConditionsButton = ({ count, onOpen }: { readonly count: number; readonly onOpen: () => void }) => {
  const text = useText();
  return (
    <Button startIcon={<FilterIcon />} variant={count > 0 ? 'contained' : 'text'} onClick={onOpen}>
      {count > 0 ? text('list.filtersActive', { count }) : text('list.filters')}
    </Button>
  );
};

/** Saves the present filters under a name, or removes all of them. */
const NarrowedTools = ({
  onSave,
  onClear,
}: {
  readonly onSave: () => void;
  readonly onClear: () => void;
}) => {
  const text = useText();
  return (
    <>
      <ToolButton label={text('savedFilters.save')} onClick={onSave}>
        <SaveIcon fontSize="small" />
      </ToolButton>
      <ToolButton label={text('list.clearFilters')} onClick={onClear}>
        <ClearIcon fontSize="small" />
      </ToolButton>
    </>
  );
};
