import { Box, Button, TextField } from '@mui/material';
import FilterIcon from '@mui/icons-material/FilterList';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { conditionsOf } from '#domain/platform/filterParts.ts';
import type { Reference } from '#domain/kernel/record.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { listQuery } from '../data/listQuery.ts';
import { useText } from '../i18n/useText.ts';
import { useIsMounted } from '../parts/useIsMounted.ts';
import { isEnter } from '../parts/useKeys.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { singleMatch } from './fields/singleMatch.ts';
import { choiceOf, pickerLimit } from './fields/useChoices.ts';
import { useUnmatched } from './fields/useUnmatched.ts';
import { QuickFilters } from './list/toolbar/QuickFilters.tsx';
import type { PickedList } from './usePickedList.ts';

const FilterDialog = lazy(() => import('./filters/FilterDialog.tsx'));

interface PickedListBarProps {
  readonly meta: ObjectMeta;
  readonly list: PickedList;
  readonly onTake: (record: Reference) => void;
  /** Called on the down arrow, to move the focus to the rows below. */
  readonly onDown: () => void;
}

/**
 * The bar above the list in the dialog that picks a record: the search, the quick filters and the conditions. Enter takes the
 * record that the words mean.
 */
export function PickedListBar({ meta, list, onTake, onDown }: PickedListBarProps) {
  const text = useText();
  const notifyError = useNotifyError();
  const [filtering, setFiltering] = useState(false);
  const { find, unmatched, forgetMatches } = useWordsInList(meta, list, onTake);
  const narrowedBy = conditionsOf(list.conditions).length;
  return (
    <Box sx={{ display: 'flex', gap: 1, pt: 0.75, pb: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <TextField
        autoFocus
        label={text('common.search')}
        value={list.typed}
        onChange={(event) => {
          forgetMatches();
          list.type(event.target.value);
        }}
        error={unmatched !== undefined}
        helperText={unmatched}
        onKeyDown={(event) => {
          if (isEnter(event)) void find().catch(notifyError);
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          onDown();
        }}
        sx={{ width: 280 }}
      />
      <QuickFilters
        objectName={meta.name}
        paths={list.quickPaths}
        quick={list.quick}
        onChange={list.setQuick}
      />
      <Button
        startIcon={<FilterIcon />}
        variant={narrowedBy > 0 ? 'contained' : 'text'}
        onClick={() => setFiltering(true)}
      >
        {narrowedBy > 0 ? text('list.filtersActive', { count: narrowedBy }) : text('list.filters')}
      </Button>
      {filtering && (
        <Suspense>
          <FilterDialog
            meta={meta}
            parts={list.conditions}
            onApply={list.setConditions}
            onClose={() => setFiltering(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}

/**
 * Takes the record that the typed words mean. After fast typing or scanning the shown rows are not up to date, so the list is
 * requested for the present words.
 */
const useWordsInList = (
  meta: ObjectMeta,
  { typed, filterBy }: PickedList,
  onTake: (record: Reference) => void,
) => {
  /** How many records match the words on which Enter was pressed; undefined if exactly one does, or before Enter. */
  const [matchCount, setMatchCount] = useState<number>();
  const latest = useRef('');
  latest.current = typed;
  const isOpen = useIsMounted();
  const find = async () => {
    if (typed.trim() === '') return;
    const query = listQuery({
      filter: filterBy(typed.trim()),
      pagination: { page: 1, perPage: pickerLimit },
    });
    const page = await recordCalls.list(meta, { query });
    // The dialog was closed, or somebody has typed on, so that the answer belongs to earlier words.
    if (!isOpen.current || latest.current !== typed) return;
    const choices = page.rows.map((row) => choiceOf(row, meta.search));
    const match = singleMatch(typed, choices, page.count);
    if ('one' in match) onTake(match.one);
    else setMatchCount(match.fits);
  };
  return {
    find,
    /** The sentence that says why no record was taken; undefined if there is nothing to say. */
    unmatched: useUnmatched(typed.trim(), matchCount),
    forgetMatches: () => setMatchCount(undefined),
  };
};
