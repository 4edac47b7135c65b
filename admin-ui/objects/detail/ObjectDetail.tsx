import { Box, Button, Typography } from '@mui/material';
import {
  EditContextProvider,
  RecordContextProvider,
  ResourceContextProvider,
  useEditController,
  type EditControllerResult,
} from 'ra-core';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { useLifecycle } from '../useLifecycle.ts';
import { useRefetchOnChange } from '../../data/live.ts';
import { useText } from '../../i18n/useText.ts';
import { ErrorNote } from '../../parts/ErrorNote.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { preciseDateTimeText } from '../formats.ts';
import { RecordCurrency } from '../recordCurrency.tsx';
import { usePanels, usePanelsUnder } from '../panels.ts';
import type { FormSection } from '../../views/form/formLayout.ts';
import { useBehindReferences } from '../../views/form/useBehindReferences.ts';
import { useFormLayout } from '../../views/form/useFormLayout.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import { ReadOnlyFields } from './ReadOnlyFields.tsx';
import { RecordBar } from './RecordBar.tsx';
import { RecordForm } from './RecordForm.tsx';
import { saveBar, SaveSlotProvider } from './saveSlot.ts';
import { TypedAndClosed } from './TypedAndClosed.tsx';
import { useChangeRecord } from './useChangeRecord.ts';
import { useCurrentRecord } from './useCurrentRecord.ts';
import { StateRemarks, StateMarks } from './RecordState.tsx';

/** One record: a form for people who may write it; values only for the others, and for everybody once it is closed. */
export default function ObjectDetail({ meta, id }: { meta: ObjectMeta; id: number }) {
  const edit = useEditController<AnyRecord>({
    resource: meta.path,
    id,
    redirect: false,
    // Somebody is certainly signed in here. The right to edit must not be demanded, because a person who may only read
    // the record sees its values here.
    disableAuthentication: true,
    // The page itself shows the error, so no message is shown and the reader is not sent back to the list.
    queryOptions: { refetchOnWindowFocus: false, onError: () => {} },
  });
  // Where there is a form, `useCurrentRecord` reads the record again instead, and the form merges it.
  useRefetchOnChange(meta.canModify ? [] : [meta.name], [meta.path, 'getOne']);
  // A record that comes from a list lacks its long texts. A form in which they are empty could save them empty.
  const record = edit.record && hasLongTexts(meta, edit.record) ? edit.record : undefined;

  if (edit.error && !record) return <NotRead meta={meta} error={edit.error} />;
  if (!record)
    return (
      <>
        <PageHeader title={meta.singularTitle} />
        <FormSkeleton />
      </>
    );
  return <RecordPage meta={meta} record={record} edit={edit} />;
}

const hasLongTexts = ({ fields }: ObjectMeta, record: AnyRecord): boolean =>
  fields.every(({ name, long }) => !long || name in record);

interface RecordPageProps {
  readonly meta: ObjectMeta;
  /** For the form: as it was opened or saved last. `current`, read below, has what others have changed since. */
  readonly record: AnyRecord;
  readonly edit: EditControllerResult<AnyRecord>;
}

const RecordPage = ({ meta, record, edit }: RecordPageProps) => {
  const current = useCurrentRecord(meta, record);
  const sections = useFormLayout(meta);
  const withReferences = useBehindReferences(meta, current, shownPathsOf(sections));
  const writable = meta.canModify;
  const confirmed = current.confirmed === true;
  const lifecycle = useLifecycle(meta, current);
  const closedByState = writable && !confirmed && lifecycle.isClosed('update');
  const isClosed = confirmed || closedByState || current.markedToDelete;
  const { above: Above, around: Around } = usePanels(meta.name);
  // The form draws its save bar into this element of the heading.
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const fields = sections ? (
    <RecordFields
      meta={meta}
      sections={sections}
      current={current}
      withReferences={withReferences}
      lifecycle={lifecycle}
      isOpen={writable && !isClosed}
    />
  ) : (
    <FormSkeleton />
  );
  return (
    <SaveSlotProvider value={slot}>
      <ResourceContextProvider value={meta.path}>
        {/* The provider is typed for records of any shape, which the type of our controller does not fit. */}
        <EditContextProvider value={edit as never}>
          <RecordContextProvider value={record}>
            <PageHeader
              title={`${meta.singularTitle} ${String(record.presentation ?? record.id)}`}
              record={String(record.presentation ?? record.id)}
              marks={<StateMarks meta={meta} current={current} />}
            >
              <Box ref={setSlot} sx={saveBar} />
              <RecordBar meta={meta} record={current} />
            </PageHeader>
            <StateRemarks meta={meta} current={current} lifecycle={lifecycle} closedByState={closedByState} />
            {/* What somebody had typed before the record was closed to them. */}
            {(!writable || isClosed) && <TypedAndClosed meta={meta} record={current} />}
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
            <PanelsBelow meta={meta} record={current} />
            <SystemLine record={current} />
          </RecordContextProvider>
        </EditContextProvider>
      </ResourceContextProvider>
    </SaveSlotProvider>
  );
};

/** Shown if a link leads to a record that does not exist any more; offers the list instead. */
const NotRead = ({ meta, error }: { meta: ObjectMeta; error: unknown }) => {
  const text = useText();
  return (
    <>
      <PageHeader title={meta.singularTitle} />
      <ErrorNote error={error}>
        <Button component={Link} to={`/${meta.path}`} color="inherit">
          {text('common.back')}
        </Button>
      </ErrorNote>
    </>
  );
};

/** The paths of the fields that the form only shows; some of them lead through references. */
const shownPathsOf = (sections: readonly FormSection[] = []): string[] =>
  sections.flatMap(({ items }) => items.filter(({ written }) => !written).map(({ path }) => path));

/** The id of the record, when it was made and changed, and its author. */
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

interface PanelsBelowProps {
  readonly meta: ObjectMeta;
  /** As it is now, with what others have changed since the form was opened. */
  readonly record: AnyRecord;
}

/** The panel of this object below its fields, and the general panels of all objects. */
const PanelsBelow = ({ meta, record }: PanelsBelowProps) => {
  const { below: Below } = usePanels(meta.name);
  return (
    <>
      <Suspense>{Below && <Below record={record} />}</Suspense>
      {usePanelsUnder(meta.name).map(([name, General]) => (
        <Suspense key={name}>
          <General meta={meta} record={record} />
        </Suspense>
      ))}
    </>
  );
};

interface RecordFieldsProps {
  readonly meta: ObjectMeta;
  readonly sections: readonly FormSection[];
  readonly current: AnyRecord;
  /** The record with the values that lie behind its references. */
  readonly withReferences: AnyRecord;
  /** Its `closedFields` cannot be written now; its `keptFields` can be filled, but keep a value that they have. */
  readonly lifecycle: ReturnType<typeof useLifecycle>;
  readonly isOpen: boolean;
}

/** The form of a record, or its values only. */
const RecordFields = ({ meta, sections, current, withReferences, lifecycle, isOpen }: RecordFieldsProps) => {
  const write = useChangeRecord(meta, current);
  return isOpen ? (
    <RecordForm
      meta={meta}
      sections={sections}
      write={write}
      record={current}
      shown={withReferences}
      keptFields={lifecycle.keptFields}
      closedFields={lifecycle.closedFields}
      sums={lifecycle.sums}
    />
  ) : (
    <RecordCurrency currency={current.currency}>
      <ReadOnlyFields sections={sections} record={withReferences} />
    </RecordCurrency>
  );
};
