import { Alert, Box, Button, Typography } from '@mui/material';
import {
  EditContextProvider,
  RecordContextProvider,
  ResourceContextProvider,
  SaveContextProvider,
  useEditController,
  type EditControllerResult,
} from 'ra-core';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { useRefetchOnChange } from '../../data/live.ts';
import { useText } from '../../i18n/useText.ts';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { StatusChip } from '../../parts/StatusChip.tsx';
import { useSentence } from '../../parts/useSentence.ts';
import { preciseDateTimeText } from '../formats.ts';
import { panelsOf, panelsUnder } from '../panels.ts';
import type { FormSection } from '../../views/form/formLayout.ts';
import { useBehindReferences } from '../../views/form/useBehindReferences.ts';
import { useFormLayout } from '../../views/form/useFormLayout.ts';
import { payloadOf } from './payload.ts';
import { ReadOnlyFields } from './ReadOnlyFields.tsx';
import { RecordBar } from './RecordBar.tsx';
import { RecordForm } from './RecordForm.tsx';
import { useCurrentRecord } from './useCurrentRecord.ts';
import { useSaveRefused } from './useSaveRefused.ts';

/** One record: a form for who may write it, its values for who may read it. */
export const ObjectDetail = ({ meta, id }: { meta: ObjectMeta; id: number }) => {
  const sentence = useSentence();
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

  if (edit.error && !record) return <NotRead meta={meta} reason={sentence(edit.error)} />;
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
  const sections = useFormLayout(meta);
  const seen = useBehindReferences(meta, current, pathsOf(sections));
  const writable = meta.canModify;
  const confirmed = record.confirmed === true;
  const { above: Above, around: Around, below: Below } = panelsOf(meta.name);
  const fields =
    sections &&
    (writable ? (
      <SaveContextProvider value={edit}>
        <RecordForm meta={meta} sections={sections} disabled={confirmed} record={seen} />
      </SaveContextProvider>
    ) : (
      <ReadOnlyFields sections={sections} record={seen} />
    ));
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
          {Around ? (
            <Suspense>
              <Around record={current}>{fields}</Around>
            </Suspense>
          ) : (
            fields
          )}
          <Suspense>{Below && <Below record={current} />}</Suspense>
          {panelsUnder(meta.name).map(([name, General]) => (
            <Suspense key={name}>
              <General meta={meta} record={record} />
            </Suspense>
          ))}
          <SystemLine record={record} />
        </RecordContextProvider>
      </EditContextProvider>
    </ResourceContextProvider>
  );
};

/** A link may lead to what is gone; the list is where one looks on. */
const NotRead = ({ meta, reason }: { meta: ObjectMeta; reason: string }) => {
  const text = useText();
  return (
    <>
      <PageHeader title={meta.singularTitle} />
      <Alert
        severity="error"
        action={
          <Button component={Link} to={`/${meta.path}`} color="inherit">
            {text('common.back')}
          </Button>
        }
      >
        {reason}
      </Alert>
    </>
  );
};

const pathsOf = (sections: readonly FormSection[] = []): string[] =>
  sections.flatMap(({ items }) => items.filter(({ written }) => !written).map(({ path }) => path));

const Notice = ({ text }: { text: string }) => (
  <Alert severity="info" sx={{ mb: 1.25, py: 0 }}>
    {text}
  </Alert>
);

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
        ...(isReference(author) ? [text('detail.author', { name: author.presentation })] : []),
      ].join(' · ')}
    </Typography>
  );
};
