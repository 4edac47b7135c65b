import { Box, Chip, IconButton, Menu, MenuItem } from '@mui/material';
import MoreIcon from '@mui/icons-material/MoreVert';
import DefaultIcon from '@mui/icons-material/StarOutline';
import { lazy, Suspense, useState } from 'react';
import type { SavedFilter } from '#domain/platform/view.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Narrowing } from '../listState.ts';
import { defaultOrNot, withoutFilter, isApplied, renamed } from '../savedFilters.ts';

const SaveFilterDialog = lazy(() => import('./SaveFilterDialog.tsx'));

interface SavedFilterChipsProps {
  /** All saved filters: first the administrator's, then the person's own. */
  readonly filters: readonly SavedFilter[];
  readonly ownFilters: readonly SavedFilter[];
  readonly narrowing: Narrowing;
  readonly onApply: (filter: SavedFilter) => void;
  readonly onClear: () => void;
  readonly onChange: (ownFilters: readonly SavedFilter[]) => void;
}

/** Saved filters as chips; a click applies one. A person can rename or delete their own, or make one the default. */
export function SavedFilterChips({
  filters,
  ownFilters,
  narrowing,
  onApply,
  onClear,
  onChange,
}: SavedFilterChipsProps) {
  const text = useText();
  /** The filter whose menu is open, with the element at which the menu is shown. */
  const [opened, setOpened] = useState<{ readonly filter: SavedFilter; readonly anchor: Element }>();
  const [renaming, setRenaming] = useState<SavedFilter>();
  const closeAnd = (change: () => void) => () => {
    setOpened(undefined);
    change();
  };
  const name = opened?.filter.name ?? '';
  const indexOfFirstOwn = filters.length - ownFilters.length;
  return (
    <>
      {filters.map((filter, index) => (
        <FilterChip
          key={filter.name}
          filter={filter}
          applied={isApplied(filter, narrowing)}
          onClick={() => (isApplied(filter, narrowing) ? onClear() : onApply(filter))}
          onMenu={index >= indexOfFirstOwn ? (anchor) => setOpened({ filter, anchor }) : undefined}
        />
      ))}
      <Menu
        open={opened !== undefined}
        anchorEl={opened?.anchor ?? null}
        onClose={() => setOpened(undefined)}
      >
        <MenuItem dense onClick={closeAnd(() => setRenaming(opened?.filter))}>
          {text('savedFilters.rename')}
        </MenuItem>
        <MenuItem dense onClick={closeAnd(() => onChange(defaultOrNot(ownFilters, name)))}>
          {text(opened?.filter.isDefault ? 'savedFilters.noDefault' : 'savedFilters.makeDefault')}
        </MenuItem>
        <MenuItem dense onClick={closeAnd(() => onChange(withoutFilter(ownFilters, name)))}>
          {text('savedFilters.remove')}
        </MenuItem>
      </Menu>
      {renaming && (
        <Suspense>
          <SaveFilterDialog
            title={text('savedFilters.rename')}
            name={renaming.name}
            usedNames={ownFilters.map((filter) => filter.name)}
            onSave={(next) => onChange(renamed(ownFilters, renaming.name, next))}
            onClose={() => setRenaming(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

interface FilterChipProps {
  readonly filter: SavedFilter;
  readonly applied: boolean;
  readonly onClick: () => void;
  /** Undefined for a filter of the administrator's, which the person cannot change. */
  readonly onMenu: ((anchor: Element) => void) | undefined;
}

const FilterChip = ({ filter, applied, onClick, onMenu }: FilterChipProps) => {
  const text = useText();
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center' }}>
      <Chip
        label={filter.name}
        {...(filter.isDefault ? { icon: <DefaultIcon titleAccess={text('savedFilters.default')} /> } : {})}
        color={applied ? 'secondary' : 'default'}
        variant={applied ? 'filled' : 'outlined'}
        aria-pressed={applied}
        onClick={onClick}
        sx={{ maxWidth: 240, borderRadius: 1.5, height: 28 }}
      />
      {onMenu && (
        <IconButton
          aria-label={text('savedFilters.menu', { name: filter.name })}
          aria-haspopup="menu"
          onClick={(event) => onMenu(event.currentTarget)}
          sx={{ p: 0.25 }}
        >
          <MoreIcon sx={{ fontSize: 16 }} />
        </IconButton>
      )}
    </Box>
  );
};
