import { Alert, Box, Typography } from '@mui/material';
import {
  EditContextProvider,
  RecordContextProvider,
  ResourceContextProvider,
  SaveContextProvider,
  useEditController,
  type EditControllerResult,
} from 'ra-core';
import { Suspense } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useRefetchOnChange } from '../../data/live.ts';
import { useText } from '../../i18n/useText.ts';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { StatusChip } from '../../parts/StatusChip.tsx';
import { preciseDateTimeText } from '../formats.ts';
import { isReferenceValue } from '../fields/reference.tsx';
import { panelsOf } from '../panels.ts';
import { Facts } from './Facts.tsx';
import { fieldGroups } from './fieldGroups.ts';
import { payloadOf } from './payload.ts';
import { ReadOnlyFields } from './ReadOnlyFields.tsx';
import { RecordBar } from './RecordBar.tsx';
import { RecordForm } from './RecordForm.tsx';
import { useCurrentRecord } from './useCurrentRecord.ts';
import { useSaveRefused } from './useSaveRefused.ts';

/** One record: a form for who may write it, its values for who may read it. */
export const ObjectDetail = ({ meta, id }: { meta: ObjectMeta; id: number }) => {
  const refused = useSaveRefused(meta, id);
  const edit = useEditController<AnyRecord>({
    resource: meta.path,
    id,
    mutationMode: 'pessimistic',
    redirect: false,
    transform: (values: Record<string, unknown>) => payloadOf(meta, values) as never,
    mutationOptions: { onError: (error: unknown) => void refused(error) },
    queryOptions: { refetchOnWindowFocus: false, onError: () => {} },
  });
  useRefetchOnChange(meta.canModify ? [] : [meta.name], [meta.path, 'getOne']);
  const { record } = edit;

  if (edit.error && !record) return <Alert severity="error">{edit.error.message}</Alert>;
  if (!record) return null;
  return <RecordPage meta={meta} record={record} edit={edit} />;
};

interface RecordPageProps {
  readonly meta: ObjectMeta;
  readonly record: AnyRecord;
  readonly edit: EditControllerResult<AnyRecord>;
}

const RecordPage = ({ meta, record, edit }: RecordPageProps) => {
  const text = useText();
  const current = useCurrentRecord(meta, record);
  const writable = meta.canModify;
  const confirmed = record.confirmed === true;
  const { above: Above, below: Below } = panelsOf(meta.name);
  return (
    <ResourceContextProvider value={meta.path}>
      <EditContextProvider value={edit as never}>
        <RecordContextProvider value={record}>
          <PageHeader
            title={`${meta.singularTitle} ${String(record.presentation ?? record.id)}`}
            marks={
              <>
                {confirmed && <StatusChip label={text('detail.confirmed')} tone="go" />}
                {record.markedToDelete && <StatusChip label={text('detail.marked')} tone="stop" />}
                {!writable && <StatusChip label={text('detail.readOnly')} />}
              </>
            }
          >
            <RecordBar meta={meta} record={record} />
          </PageHeader>
          {meta.writtenBy && <Notice text={text('detail.readOnlyWorkflow')} />}
          {confirmed && writable && <Notice text={text('detail.readOnlyConfirmed')} />}
          {Above && (
            <Suspense fallback={<Box sx={{ height: 60 }} />}>
              <Above record={current} />
            </Suspense>
          )}
          {writable ? (
            <SaveContextProvider value={edit}>
              <RecordForm meta={meta} disabled={confirmed} aside={<Aside meta={meta} record={current} />} />
            </SaveContextProvider>
          ) : (
            <Box
              sx={{
                display: 'grid',
                gap: 1.5,
                gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 1fr) 340px' },
                alignItems: 'start',
              }}
            >
              <ReadOnlyFields meta={meta} record={record} />
              <Aside meta={meta} record={record} />
            </Box>
          )}
          <Suspense>{Below && <Below record={current} />}</Suspense>
          <SystemLine record={record} />
        </RecordContextProvider>
      </EditContextProvider>
    </ResourceContextProvider>
  );
};

const Notice = ({ text }: { text: string }) => (
  <Alert severity="info" sx={{ mb: 1.25, py: 0 }}>
    {text}
  </Alert>
);

const Aside = ({ meta, record }: { meta: ObjectMeta; record: AnyRecord }) => {
  const text = useText();
  return <Facts title={text('detail.facts')} fields={fieldGroups(meta).facts} record={record} />;
};

const SystemLine = ({ record }: { record: AnyRecord }) => {
  const text = useText();
  const { author } = record;
  const times = text('detail.changedBy', {
    created: preciseDateTimeText(record.createdAt),
    updated: preciseDateTimeText(record.updatedAt),
  });
  return (
    <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1.5 }}>
      {[
        `#${record.id}`,
        times,
        ...(isReferenceValue(author) ? [text('detail.author', { name: author.presentation })] : []),
      ].join(' · ')}
    </Typography>
  );
};
