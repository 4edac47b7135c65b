import { useDraggable } from '@dnd-kit/core';
import {
  Box,
  Collapse,
  IconButton,
  InputAdornment,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  TextField,
} from '@mui/material';
import CheckIcon from '@mui/icons-material/Check';
import ClosedIcon from '@mui/icons-material/ChevronRight';
import OpenIcon from '@mui/icons-material/ExpandMore';
import SearchIcon from '@mui/icons-material/Search';
import { useState } from 'react';
import { maxPathDepth } from '#domain/kernel/filterOperators.ts';
import type { FieldMeta, ObjectMeta } from '#domain/kernel/meta.ts';
import { useObjectMeta, useObjectPath } from '../../data/metadata.ts';
import { ownFieldsFirst } from '../../data/ownFieldsFirst.ts';
import { useText } from '../../i18n/useText.ts';
import { useBuilder } from './BuilderContext.ts';
import { itemAt } from './draft.ts';
import { newFieldId } from './dragging.ts';

/** The fields that a view may show: those of the object, its parameters, and behind each reference those of the next object. */
export function BuilderTree() {
  const text = useText();
  const { meta } = useBuilder();
  const [search, setSearch] = useState('');
  return (
    <>
      <TextField
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        placeholder={text('views.searchField')}
        fullWidth
        size="small"
        slotProps={{
          htmlInput: { 'aria-label': text('views.searchField') },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
        sx={{ mb: 1 }}
      />
      <Box sx={{ overflowY: 'auto', flex: 1, mx: -1 }}>
        <Branch meta={meta} path={[]} search={search.trim().toLocaleLowerCase()} />
      </Box>
    </>
  );
}

interface BranchProps {
  readonly meta: ObjectMeta;
  readonly path: readonly string[];
  readonly search: string;
}

const Branch = ({ meta, path, search }: BranchProps) => {
  const { viewType } = useBuilder();
  // A reference is kept although its name does not match, because it may be open and a field behind it may match.
  const offered = offeredFields(meta.fields, viewType === 'detail', path.length === 0);
  return (
    <List dense disablePadding sx={{ pl: path.length * 1.25 }}>
      {offered
        .filter(({ label, ref }) => label.toLocaleLowerCase().includes(search) || ref !== null)
        .map((field) => (
          <Leaf key={field.path} field={field} path={[...path, ...field.path.split('.')]} search={search} />
        ))}
    </List>
  );
};

/**
 * The fields that can be added to a view. A secret can only be written, so only a form offers it. Secrets and table parts are
 * offered only from the object itself, not behind a reference. Parameters stand among the fields.
 */
const offeredFields = (
  fields: readonly FieldMeta[],
  isForm: boolean,
  isFirstLevel: boolean,
): readonly FieldMeta[] =>
  ownFieldsFirst(fields).filter(
    ({ secret, type }) => (!secret || (isForm && isFirstLevel)) && (type !== 'rows' || isFirstLevel),
  );

/** One field. A field that the view shows already (`placed`) is grey and ticked. */
const Leaf = ({ field, path, search }: { field: FieldMeta; path: readonly string[]; search: string }) => {
  const text = useText();
  const { draft, add } = useBuilder();
  const [open, setOpen] = useState(false);
  const fieldPath = path.join('.');
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: newFieldId(fieldPath),
    data: { label: field.label },
  });
  // There is no path if the person may not read the records to which the field refers.
  const isReadable = useObjectPath(field.ref) !== undefined;
  const hasBranch = field.ref !== null && isReadable && path.length < maxPathDepth;
  const placed = itemAt(draft, fieldPath) !== undefined;
  const isMatch = field.label.toLocaleLowerCase().includes(search);
  return (
    <>
      {(isMatch || open) && (
        <ListItem
          disablePadding
          secondaryAction={
            hasBranch && (
              <IconButton
                edge="end"
                size="small"
                onClick={() => setOpen(!open)}
                aria-expanded={open}
                aria-label={text('filters.expand', { field: field.label })}
              >
                {open ? <OpenIcon fontSize="small" /> : <ClosedIcon fontSize="small" />}
              </IconButton>
            )
          }
        >
          <ListItemButton
            ref={setNodeRef}
            {...listeners}
            onClick={() => add(fieldPath)}
            aria-label={text('views.add', { field: field.label })}
            sx={{ py: 0, minHeight: 28, borderRadius: 1, opacity: isDragging ? 0.4 : 1, touchAction: 'none' }}
          >
            <ListItemText
              primary={field.label}
              slotProps={{ primary: { noWrap: true, color: placed ? 'text.disabled' : 'text.primary' } }}
            />
            {placed && <CheckIcon sx={{ fontSize: 14, color: 'text.disabled' }} />}
          </ListItemButton>
        </ListItem>
      )}
      {hasBranch && (
        <Collapse in={open} unmountOnExit>
          {open && <BranchOfReference objectName={field.ref ?? ''} path={path} search={search} />}
        </Collapse>
      )}
    </>
  );
};

/** The fields of the object to which a reference leads. */
const BranchOfReference = ({ objectName, ...rest }: { objectName: string } & Omit<BranchProps, 'meta'>) => {
  const { data: meta } = useObjectMeta(objectName);
  return meta ? <Branch meta={meta} {...rest} /> : <Box sx={{ height: 24 }} />;
};
