import { Box, Collapse, IconButton, List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import ClosedIcon from '@mui/icons-material/ChevronRight';
import OpenIcon from '@mui/icons-material/ExpandMore';
import { useState } from 'react';
import { maxPathDepth } from '#domain/kernel/filterOperators.ts';
import type { FieldMeta, ObjectMeta } from '#domain/kernel/meta.ts';
import { useObjectMeta, useObjectPath } from '../../data/metadata.ts';
import { useText } from '../../i18n/useText.ts';
import { firstOperator, type ChosenCondition } from './conditions.ts';

interface FieldTreeProps {
  readonly meta: ObjectMeta;
  readonly onPick: (condition: ChosenCondition) => void;
  readonly path?: readonly string[];
  readonly labels?: readonly string[];
}

/** The fields one may filter by, and behind each reference those of the object it leads to, four deep. */
export const FieldTree = ({ meta, onPick, path = [], labels = [] }: FieldTreeProps) => (
  <List dense disablePadding sx={{ pl: path.length * 1.25 }}>
    {meta.fields
      .filter((field) => field.operators.length > 0)
      .map((field) => (
        <FieldBranch
          key={field.name}
          field={field}
          onPick={onPick}
          path={[...path, field.name]}
          labels={[...labels, field.label]}
        />
      ))}
  </List>
);

interface FieldBranchProps {
  readonly field: FieldMeta;
  readonly onPick: (condition: ChosenCondition) => void;
  readonly path: readonly string[];
  readonly labels: readonly string[];
}

const FieldBranch = ({ field, onPick, path, labels }: FieldBranchProps) => {
  const text = useText();
  const [open, setOpen] = useState(false);
  const readable = useObjectPath(field.ref) !== undefined;
  const branches = field.ref !== null && readable && path.length < maxPathDepth;
  const pick = () =>
    onPick({ fieldPath: path.join('.'), label: labels.join(' › '), field, operator: firstOperator(field) });
  return (
    <>
      <ListItem
        disablePadding
        secondaryAction={
          branches && (
            <IconButton
              edge="end"
              onClick={() => setOpen(!open)}
              aria-expanded={open}
              aria-label={text('filters.expand', { field: field.label })}
            >
              {open ? <OpenIcon fontSize="small" /> : <ClosedIcon fontSize="small" />}
            </IconButton>
          )
        }
      >
        <ListItemButton onClick={pick} sx={{ py: 0.25, borderRadius: 1 }}>
          <ListItemText primary={field.label} slotProps={{ primary: { noWrap: true } }} />
        </ListItemButton>
      </ListItem>
      {branches && (
        <Collapse in={open} unmountOnExit>
          {open && <Branch objectName={field.ref ?? ''} onPick={onPick} path={path} labels={labels} />}
        </Collapse>
      )}
    </>
  );
};

const Branch = ({ objectName, ...rest }: { objectName: string } & Omit<FieldTreeProps, 'meta'>) => {
  const { data: meta } = useObjectMeta(objectName);
  return meta ? <FieldTree meta={meta} {...rest} /> : <Box sx={{ height: 24 }} />;
};
