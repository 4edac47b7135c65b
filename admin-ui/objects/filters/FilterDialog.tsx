import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Divider,
  Typography,
} from '@mui/material';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { conditionsOf, isCondition, partsOfGroup, type FilterPart } from '#domain/platform/filterParts.ts';
import { usePathFields } from '../../data/usePathFields.ts';
import { useText } from '../../i18n/useText.ts';
import { byEscape } from '../../parts/byEscape.ts';
import { useOnceSettled } from '../../parts/useOnceSettled.ts';
import { ConditionGroup, type GroupCommands } from './ConditionGroup.tsx';
import { FieldTree } from './FieldTree.tsx';
import {
  addedTo,
  canBeKept,
  changedAt,
  groupAt,
  groupOf,
  joinOf,
  storedParts,
  parentOf,
  rootOf,
  type PartPlace,
} from './filterGroupEdits.ts';

interface FilterDialogProps {
  readonly meta: ObjectMeta;
  /** The parts of the filter; all of them must hold. */
  readonly parts: readonly FilterPart[];
  readonly onApply: (parts: readonly FilterPart[]) => void;
  readonly onClose: () => void;
}

const columns = {
  display: 'grid',
  gridTemplateColumns: '300px 1px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: 2,
  height: '66vh',
  overflow: 'hidden',
} as const;

/** The filters manager: the tree of fields on the left, the conditions and their groups on the right. */
const FilterDialog = ({ meta, parts, onApply, onClose }: FilterDialogProps) => {
  const text = useText();
  const notify = useNotify();
  const draft = useFilterDraft(parts);
  const { root, aimed } = draft;
  const chosen = partsOfGroup(root);
  const fields = usePathFields(
    meta.name,
    conditionsOf(chosen).map(({ condition }) => condition.fieldPath),
  );

  // A text that somebody is still typing first becomes a value, which changes `root`; only then is the filter applied.
  const apply = useOnceSettled(() => {
    const stored = storedParts(root);
    // The list would ignore such a filter and show all records.
    if (!canBeKept(stored)) return notify('keja.filterGroups.tooLarge', { type: 'warning' });
    onApply(stored);
    onClose();
  });

  return (
    <Dialog open onClose={byEscape(onClose)} maxWidth="lg" fullWidth>
      <DialogTitle>{text('filters.title', { object: meta.title })}</DialogTitle>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          // The list of this filter may have been opened by a picker of a form. That form contains this dialog in React's tree, and
          // applying the filter must not submit it.
          event.stopPropagation();
          apply(event.currentTarget);
        }}
        sx={{ display: 'contents' }}
      >
        <DialogContent sx={columns}>
          <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
            <Typography variant="subtitle2" component="h3" color="text.secondary" sx={{ mb: 0.75 }}>
              {text('filters.fields')}
            </Typography>
            <FieldTree meta={meta} onPick={draft.add} />
          </Box>
          <Divider orientation="vertical" />
          <Box sx={{ overflow: 'auto', pt: 0.5 }}>
            <Typography variant="subtitle2" component="h3" color="text.secondary">
              {text('filters.chosen')}
            </Typography>
            {fields && (
              <ConditionGroup
                group={root}
                place={[]}
                // The group that a picked field goes to is shown only if there is more than one group.
                aimed={chosen.every(isCondition) ? undefined : aimed}
                fields={fields}
                commands={draft.commands}
              />
            )}
          </Box>
        </DialogContent>
        <FilterActions mayClear={chosen.length > 0} onClear={draft.clear} onClose={onClose} />
      </Box>
    </Dialog>
  );
};

/** The filter as it is being composed, and the group that a picked field goes to. */
const useFilterDraft = (parts: readonly FilterPart[]) => {
  const [root, setRoot] = useState(() => rootOf(parts));
  /** The place of the group that a picked field is added to; `[]` is the root. */
  const [aimed, setAimed] = useState<PartPlace>([]);
  const commands: GroupCommands = {
    change: (place, part) =>
      setRoot((before) => {
        // An empty place is the root, which must stay a group.
        if (place.length > 0) return changedAt(before, place, () => part);
        return isCondition(part) ? before : part;
      }),
    remove: (place) => {
      setRoot((before) => changedAt(before, place, () => undefined));
      // The parts after the removed one have other places now; its group is where it was.
      setAimed(parentOf(place));
    },
    addGroup: (place) => {
      const parent = groupAt(root, place);
      // A new group gets the other operator, because a group within one of the same operator would have no effect.
      const group = groupOf(joinOf(parent) === 'and' ? 'or' : 'and', []);
      setRoot((before) => addedTo(before, place, group));
      setAimed([...place, partsOfGroup(parent).length]);
    },
    aim: setAimed,
  };
  const clear = () => {
    setRoot({ and: [] });
    setAimed([]);
  };
  const add = (condition: FilterPart) => setRoot((before) => addedTo(before, aimed, condition));
  return { root, aimed, commands, add, clear };
};

interface FilterActionsProps {
  readonly mayClear: boolean;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

const FilterActions = ({ mayClear, onClear, onClose }: FilterActionsProps) => {
  const text = useText();
  return (
    <DialogActions>
      <Button onClick={onClear} disabled={!mayClear} sx={{ mr: 'auto' }}>
        {text('filterTree.clear')}
      </Button>
      <Button onClick={onClose} color="inherit">
        {text('common.cancel')}
      </Button>
      <Button type="submit" variant="contained">
        {text('filters.apply')}
      </Button>
    </DialogActions>
  );
};

export default FilterDialog;
