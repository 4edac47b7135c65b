import { Box, Button } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { useText } from '../i18n/useText.ts';
import { PartDialog } from './PartDialog.tsx';
import { PartTable } from './PartTable.tsx';
import { usePartRecords } from './usePartRecords.ts';

interface PartsProps {
  readonly objectName: string;
  readonly columns: readonly string[];
  readonly filter: object;
  /** What a new one says without being asked; where it is not given, none is added here. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  readonly defaults?: Readonly<Record<string, unknown>>;
  readonly RowAction?: ComponentType<{ readonly row: AnyRecord }>;
  /** Under the table: what they come to. */
  readonly Total?: ComponentType<{ readonly rows: readonly AnyRecord[] }>;
  /** Over the form of a new one. */
  readonly inDialog?: ReactNode;
}

/** The records of one object that belong to a reclamation, with a way to add one. */
export const Parts = (props: PartsProps) => {
  const { objectName, columns, filter, fixed, defaults, RowAction, Total, inDialog } = props;
  const text = useText();
  const { data: meta } = useObjectMeta(objectName);
  const { data: rows } = usePartRecords(objectName, meta?.path, { ...filter, markedToDelete: false });
  const [adding, setAdding] = useState(false);
  if (!meta || !rows) return null;
  return (
    <Box component="section" aria-label={meta.title} sx={{ mb: 2 }}>
      {fixed && meta.canCreate && (
        <Button startIcon={<AddIcon />} onClick={() => setAdding(true)} sx={{ mb: 0.5 }}>
          {text('reclamations.add')}: {meta.singularTitle}
        </Button>
      )}
      <PartTable meta={meta} columns={columns} rows={rows} {...(RowAction ? { RowAction } : {})} />
      {Total && <Total rows={rows} />}
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
};
