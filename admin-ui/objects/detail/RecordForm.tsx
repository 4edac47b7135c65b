import { Box } from '@mui/material';
import { Form, RecordContextProvider } from 'ra-core';
import { Suspense, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { FormSection } from '../../views/form/formLayout.ts';
import { KeptSpans } from '../fields/KeptSpans.tsx';
import { FormCurrency } from '../recordCurrency.tsx';
import { usePanels } from '../panels.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { ForeignChanges } from './ForeignChanges.tsx';
import { SaveBar } from './SaveBar.tsx';
import type { WriteRecord } from './useChangeRecord.ts';
import { useFormOfRecord, type FormRecordProps } from './useFormOfRecord.ts';
import { WrittenFields } from './WrittenFields.tsx';

export interface RecordFormProps extends FormRecordProps {
  readonly sections: readonly FormSection[];
  /** Creates or changes the record. */
  readonly write: WriteRecord;
  /** The record with fields of the records it refers to, for read-only values. */
  readonly shown?: AnyRecord;
  /** Fields that cannot be changed in the record's state once they are filled; an empty one may still be filled. */
  readonly keptFields?: readonly string[];
  /** Fields that nobody may write in the record's state, even if they are empty. */
  readonly closedFields?: readonly string[];
}

/**
 * The form of one record. Ctrl+S saves. The browser keeps typed values until the form is opened again, and changes of colleagues
 * are merged field by field: the form is initialised only once, so data that is read later does not reset it.
 */
export function RecordForm(props: RecordFormProps) {
  const { defaultValues, record } = props;
  // The inputs begin with this record. Later versions of it are merged into the form (`useFormOfRecord`).
  const [asOpened] = useState(record);
  return (
    // The form waits until the code of its panels is loaded: a panel that came later would move the fields under the mouse.
    <Suspense fallback={<FormSkeleton />}>
      <RecordContextProvider value={asOpened}>
        <Form {...(defaultValues ? { defaultValues } : {})} onSubmit={notByEnter} noValidate>
          <FormCurrency>
            <FormOfRecord {...props} />
          </FormCurrency>
        </Form>
      </RecordContextProvider>
    </Suspense>
  );
}

/** The browser submits a form of one input by Enter. A record is saved by its buttons and Ctrl+S only. */
const notByEnter = () => undefined;

const FormOfRecord = (props: RecordFormProps) => {
  const { meta, sections, write, record, shown, defaultValues, keptFields, closedFields, sums } = props;
  const form = useFormContext();
  const { heldForm, colleagues, restart } = useFormOfRecord(props);
  const { inForm: InForm, beside: Beside } = usePanels(meta.name);
  return (
    <>
      {(!record || sections.some(hasInput)) && (
        <SaveBar
          meta={meta}
          sections={sections}
          write={write}
          isNew={!record}
          heldForm={heldForm}
          colleagues={colleagues}
          onSaved={restart}
        />
      )}
      {heldForm.restored && (
        <DraftNotice
          keptAt={heldForm.restored.keptAt}
          onDiscard={() => {
            // From now on, only what differs from the initial values counts as typed (`restart`).
            form.reset();
            restart(defaultValues ?? {});
            heldForm.dismiss();
          }}
          onClose={heldForm.dismiss}
        />
      )}
      <ForeignChanges
        changes={colleagues.changes}
        onChoose={colleagues.choose}
        onClose={colleagues.dismiss}
      />
      <KeptSpans object={meta.name} />
      {InForm && <InForm />}
      <Box sx={Beside ? twoColumns : null}>
        <Box sx={{ minWidth: 0 }}>
          <WrittenFields
            sections={sections}
            record={shown}
            keptFields={keptFields}
            closedFields={closedFields}
            sums={sums}
          />
        </Box>
        {Beside && <Beside />}
      </Box>
    </>
  );
};

const twoColumns = {
  display: 'grid',
  gap: 1.25,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 460px)' },
} as const;

/** Whether the section has a field that can be written after the record was created. */
const hasInput = ({ items }: FormSection): boolean =>
  items.some(({ written, field }) => written && !field.fixed);
