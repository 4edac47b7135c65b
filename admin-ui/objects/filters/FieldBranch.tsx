import { Box, IconButton, ListItemButton, ListItemText } from '@mui/material';
import ClosedIcon from '@mui/icons-material/ChevronRight';
import OpenIcon from '@mui/icons-material/ExpandMore';
import { useState, type KeyboardEvent } from 'react';
import { maxPathDepth, type FilterOperator } from '#domain/kernel/filterOperators.ts';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import type { FilterCondition } from '#domain/platform/filterParts.ts';
import { useObjectMeta, useObjectPath } from '../../data/metadata.ts';
import { useText } from '../../i18n/useText.ts';
import { filterFields, containsWords } from './filterFields.ts';

export interface BranchesProps {
  readonly fields: readonly FieldMeta[];
  /** The search text. Its case and its diacritics do not matter. */
  readonly search: string;
  readonly onPick: (condition: FilterCondition) => void;
  /** The names of the references that lead from the listed object to these fields. */
  readonly path?: readonly string[];
  /** The labels of the same references. */
  readonly labels?: readonly string[];
}

/** A tree of fields; the fields behind a reference are loaded when its branch is opened. */
export function FieldBranches({ fields, search, onPick, path = [], labels = [] }: BranchesProps) {
  return (
    <>
      {filterFields(fields).map((field) => (
        <FieldBranch
          key={field.path}
          field={field}
          search={search}
          onPick={onPick}
          path={[...path, ...field.path.split('.')]}
          labels={[...labels, field.label]}
        />
      ))}
    </>
  );
}

interface FieldBranchProps extends Pick<BranchesProps, 'search' | 'onPick'> {
  readonly field: FieldMeta;
  /** The names that lead from the listed object to this field; its own name is the last. */
  readonly path: readonly string[];
  /** The labels that lead to this field; its own label is the last. */
  readonly labels: readonly string[];
}

const FieldBranch = ({ field, search, onPick, path, labels }: FieldBranchProps) => {
  const [isOpenedByHand, setOpenedByHand] = useState(false);
  const isReadable = useObjectPath(field.ref) !== undefined;
  const hasBranches = field.ref !== null && isReadable && path.length < maxPathDepth;
  // A search covers one level of references by itself, and deeper levels only where a person has opened a branch.
  const isSearched = search !== '' && path.length === 1;
  const { data: referredMeta } = useObjectMeta(
    hasBranches && (isOpenedByHand || isSearched) ? (field.ref ?? '') : undefined,
  );
  const isFoundBehind =
    isSearched && filterFields(referredMeta?.fields ?? []).some(({ label }) => containsWords(label, search));
  const open = hasBranches && (isOpenedByHand || isFoundBehind);
  if (!containsWords(field.label, search) && !open) return null;

  const pick = () => onPick({ fieldPath: path.join('.'), operator: firstOperator(field) });
  const toggleByKey = (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
    const opens = event.key === 'ArrowRight';
    if (!hasBranches || !isArrow || opens === open) return;
    event.preventDefault();
    event.stopPropagation();
    setOpenedByHand(opens);
  };
  return (
    <Box
      component="li"
      role="treeitem"
      aria-label={field.label}
      {...(hasBranches ? { 'aria-expanded': open } : {})}
      sx={{ listStyle: 'none' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Box sx={{ width: 26, flex: 'none' }}>
          {hasBranches && (
            <BranchButton label={field.label} open={open} onTurn={() => setOpenedByHand(!open)} />
          )}
        </Box>
        <ListItemButton
          data-tree-row
          // How deep in the tree a found field is; a row without it is shown only for the fields below it.
          {...(containsWords(field.label, search) ? { 'data-found': path.length } : {})}
          // The second click of a double click must not add the field again.
          onClick={({ detail }) => detail < 2 && pick()}
          onKeyDown={toggleByKey}
          title={labels.join(' › ')}
          sx={{ py: 0, px: 0.75, minHeight: 28, borderRadius: 1, minWidth: 0 }}
        >
          <ListItemText primary={field.label} slotProps={{ primary: { noWrap: true } }} sx={{ my: 0 }} />
        </ListItemButton>
      </Box>
      {open && referredMeta && (
        <Box component="ul" role="group" sx={{ m: 0, p: 0, pl: 2 }}>
          <FieldBranches
            fields={referredMeta.fields}
            // Behind a field that the search has found, all fields are shown.
            search={containsWords(field.label, search) ? '' : search}
            onPick={onPick}
            path={path}
            labels={labels}
          />
        </Box>
      )}
    </Box>
  );
};

interface BranchButtonProps {
  readonly label: string;
  readonly open: boolean;
  readonly onTurn: () => void;
}

const BranchButton = ({ label, open, onTurn }: BranchButtonProps) => {
  const text = useText();
  return (
    <IconButton
      size="small"
      tabIndex={-1}
      onClick={onTurn}
      aria-label={text('filters.expand', { field: label })}
      sx={{ p: 0.25 }}
    >
      {open ? <OpenIcon sx={{ fontSize: 18 }} /> : <ClosedIcon sx={{ fontSize: 18 }} />}
    </IconButton>
  );
};

const preferred: readonly FilterOperator[] = ['iLike', 'eq', 'filled'];

/**
 * The operator that a new condition of this field starts with: `iLike` (contains) if the field has it, else `eq`, else
 * `filled`.
 */
function firstOperator(field: FieldMeta): FilterOperator {
  return preferred.find((operator) => field.operators.includes(operator)) ?? 'eq';
}
