import { Box, Button } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { useText } from '../i18n/useText.ts';
import { CutNote } from '../parts/CutNote.tsx';
import { PartDialog } from './PartDialog.tsx';
import { PartTable } from './PartTable.tsx';
import { usePartRecords } from './usePartRecords.ts';

interface PartsProps {
  readonly objectName: string;
  /** The names of the fields that the table shows. */
  readonly columns: readonly string[];
  /** Which records belong to the reclamation, by the values of their fields. */
  readonly filter: object;
  /** Values that a new record gets, and that its form does not show. If absent, no record can be added here. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** Values with which the form of a new record begins; they can be changed there. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** What stands at the end of each row. */
  readonly RowAction?: ComponentType<{ readonly row: AnyRecord }>;
  /** The totals below the table. */
  readonly Total?: ComponentType<{ readonly rows: readonly AnyRecord[] }>;
  /** Shown above the form of a new record. */
  readonly inDialog?: ReactNode;
}

/** The records of one object that belong to a reclamation, and a button for a new one. */
export function Parts(props: PartsProps) {
  const { objectName, columns, filter, fixed, defaults, RowAction, Total, inDialog } = props;
  const text = useText();
  const { data: meta } = useObjectMeta(objectName);
  const { data } = usePartRecords(objectName, meta?.path, { ...filter, markedToDelete: false });
  const [adding, setAdding] = useState(false);
  if (!meta || !data) return null;
  const { rows, count } = data;
  return (
    <Box component="section" aria-label={meta.title} sx={{ mb: 2 }}>
      {fixed && meta.canCreate && (
        <Button startIcon={<AddIcon />} onClick={() => setAdding(true)} sx={{ mb: 0.5 }}>
          {text('reclamations.add')}: {meta.singularTitle}
        </Button>
      )}
      <PartTable meta={meta} columns={columns} rows={rows} {...(RowAction ? { RowAction } : {})} />
      <CutNote shown={rows.length} count={count} />
      {/* The totals of some of the records would be taken for those of all. */}
      {Total && rows.length >= count && <Total rows={rows} />}
      {adding && fixed && (
        <PartDialog
          meta={meta}
          fixed={fixed}
          onClose={() => setAdding(false)}
          {...(defaults ? { defaults } : {})}
        >
          {inDialog}
        </PartDialog>
      )}
    </Box>
  );
}
