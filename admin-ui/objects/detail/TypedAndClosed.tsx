import { Alert, Box, Button, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { useText } from '../../i18n/useText.ts';
import { useCopy } from '../../parts/useCopy.ts';
import { draftAt, forgetDraft, useDraftAddress, type KeptDraft } from '../../parts/drafts.ts';
import { valueAtPath } from '../../views/form/valueAtPath.ts';
import { FieldShown } from '../fields/index.tsx';
import type { WrittenField } from './meaning.ts';
import { fieldsOfDraft } from './merge.ts';

type Values = Readonly<Record<string, unknown>>;

interface TypedField extends WrittenField {
  readonly value: unknown;
}

/**
 * Shows what somebody had typed before the record was closed to them. It cannot be saved any more, but it can be copied
 * until it is discarded.
 */
export function TypedAndClosed({ meta, record }: { meta: ObjectMeta; record: AnyRecord }) {
  const text = useText();
  const copy = useCopy();
  const shown = useRef<HTMLDivElement>(null);
  const address = useDraftAddress();
  const [isDiscarded, setDiscarded] = useState(false);
  const typed = isDiscarded ? [] : typedFields(meta, record, draftAt(address));
  if (typed.length === 0) return null;
  const content = typed.map(({ field, value }) => `${field.label}: ${plainText(value)}`).join('\n');
  return (
    <Alert
      severity="warning"
      role="alert"
      sx={{ mb: 1.25, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
      action={
        <>
          <Button color="inherit" onClick={() => void copy(content, shown.current)}>
            {text('copying.copy')}
          </Button>
          <Button
            color="inherit"
            onClick={() => {
              forgetDraft(address);
              setDiscarded(true);
            }}
          >
            {text('unsaved.discard')}
          </Button>
        </>
      }
    >
      <Typography sx={{ fontWeight: 650 }}>{text('unsaved.closedMeanwhile')}</Typography>
      <Box ref={shown}>
        {typed.map(({ path, field, value }) => (
          <Typography key={path} variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            {field.label}:{' '}
            <Box component="strong">
              {plainText(value) === '' ? '–' : <FieldShown field={field} value={value} />}
            </Box>
          </Typography>
        ))}
      </Box>
    </Alert>
  );
}

/** The fields that somebody has changed in the draft, and whose present value in the record is another one. */
const typedFields = (
  meta: ObjectMeta,
  record: AnyRecord,
  draft: KeptDraft | undefined,
): readonly TypedField[] => {
  if (!draft || !isValues(draft.values)) return [];
  // A draft without a base is compared with the present record alone.
  const { values, base } = draft;
  return fieldsOfDraft(meta, isValues(base) ? base : record, values, record).map((written) => ({
    ...written,
    value: valueAtPath(values, written.path),
  }));
};

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const plainText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (isReference(value)) return value.presentation;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
