import { CreateBase, useGetOne } from 'ra-core';
import { useMemo, useState } from 'react';
import { Box, Button } from '@mui/material';
import BackIcon from '@mui/icons-material/ArrowBack';
import { Link, useSearchParams } from 'react-router-dom';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useText } from '../../i18n/useText.ts';
import { ErrorNote } from '../../parts/ErrorNote.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { useFormLayout } from '../../views/form/useFormLayout.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import { blankValues, copiedValues, handedValues, payloadOf } from './payload.ts';
import { RecordForm, type RecordFormProps } from './RecordForm.tsx';
import { saveBar, SaveSlotProvider } from './saveSlot.ts';
import { reportedByForm, useCreateRecord } from './useCreateRecord.ts';

/**
 * The form of a new record. The address may say what it starts with: `tick` names a boolean field to set, `fill` holds
 * values as JSON, and `copy` is the id of a record to copy. With `copy`, the other two have no effect.
 */
export default function ObjectCreate({ meta }: { meta: ObjectMeta }) {
  const text = useText();
  const [parameters] = useSearchParams();
  const tick = parameters.get('tick');
  const fill = parameters.get('fill');
  const copiedId = parameters.get('copy') ?? undefined;
  const { data: original, error: readError } = useGetOne<AnyRecord>(
    meta.path,
    { id: Number(copiedId) },
    { enabled: copiedId !== undefined },
  );
  const sections = useFormLayout(meta);
  const hasValues = copiedId === undefined || original !== undefined;
  const isReady = hasValues && sections !== undefined;
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const defaultValues = useMemo(
    () =>
      original ? copiedValues(meta, original) : { ...blankValues(meta, tick), ...handedValues(meta, fill) },
    [fill, meta, original, tick],
  );

  return (
    <SaveSlotProvider value={slot}>
      {/* The page is drawn only for people who may create, so nothing is checked here again. The form itself reports
          what was saved and opens the new record. */}
      <CreateBase
        resource={meta.path}
        transform={(values) => payloadOf(meta, values)}
        redirect={false}
        mutationOptions={reportedByForm}
        disableAuthentication
      >
        <PageHeader title={text('detail.new', { object: meta.singularTitle })}>
          <Box ref={setSlot} sx={saveBar} />
          <Button component={Link} to={`/${meta.path}`} startIcon={<BackIcon />} color="inherit">
            {text('common.back')}
          </Button>
        </PageHeader>
        {isReady && (
          <NewRecordForm
            key={copiedId ?? ''}
            meta={meta}
            sections={sections}
            defaultValues={defaultValues}
            isCopy={copiedId !== undefined}
          />
        )}
        {!hasValues && <ErrorNote error={readError} />}
        {!isReady && !readError && <FormSkeleton />}
      </CreateBase>
    </SaveSlotProvider>
  );
}

const NewRecordForm = (props: Omit<RecordFormProps, 'write'>) => (
  <RecordForm {...props} write={useCreateRecord()} />
);
