import { Box, Button, Typography } from '@mui/material';
import SaveIcon from '@mui/icons-material/Save';
import { Form, RecordContextProvider, useNotify } from 'ra-core';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useText } from '../../i18n/useText.ts';
import { mayFormBeSaved } from '../../parts/savingGuards.ts';
import { settleInputs } from '../../parts/settledInputs.ts';
import { useCtrlKey } from '../../parts/useKeys.ts';
import { useSaver } from '../../parts/saver.ts';
import type { FormSection } from '../../views/form/formLayout.ts';
import { FormCurrency } from '../recordCurrency.tsx';
import { usePanels } from '../panels.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { firstToWrite } from './firstToWrite.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import { ForeignChanges } from './ForeignChanges.tsx';
import { differs } from './merge.ts';
import { useSaveSlot } from './saveSlot.ts';
import { useColleagues, useMeeting } from './useColleagues.ts';
import { useHeldForm } from './useHeldForm.ts';
import { useRecordSaving } from './useRecordSaving.ts';
import { useTakenValues } from './useTakenValues.ts';
import { useWantedFields } from './wantedFields.ts';
import { WrittenFields } from './WrittenFields.tsx';

type Values = Readonly<Record<string, unknown>>;
const none: readonly string[] = [];

interface RecordFormProps {
  readonly meta: ObjectMeta;
  readonly sections: readonly FormSection[];
  readonly defaultValues?: Values;
  /** Whether the new record is a copy of another. */
  readonly isCopy?: boolean;
  /** The present record; absent for a new one. */
  readonly record?: AnyRecord;
  /** The record with fields of the records it refers to, for read-only values. */
  readonly shown?: AnyRecord;
  /** Fields whose values cannot be changed in the record's state. */
  readonly keeps?: readonly string[];
  /** Fields that nobody may write in the record's state, even if they are empty. */
  readonly shut?: readonly string[];
  /** Fields that are sums of the record's parts. */
  readonly sums?: readonly string[];
}

/**
 * The form of one record. Ctrl+S saves. Typed values are kept while another tab is open, and changes of colleagues are
 * merged field by field: the form is initialised only once, so data that is read later does not reset it.
 */
export function RecordForm(props: RecordFormProps) {
  const { defaultValues, record } = props;
  const [asOpened] = useState(record);
  return (
    // The form waits for the panel inside it: a panel that came later would move the fields under the mouse.
    <Suspense fallback={<FormSkeleton />}>
      <RecordContextProvider value={asOpened}>
        <Form {...(defaultValues ? { defaultValues } : {})} noValidate>
          <FormCurrency>
            <FormOfRecord {...props} />
          </FormCurrency>
        </Form>
      </RecordContextProvider>
    </Suspense>
  );
}

const FormOfRecord = (props: RecordFormProps) => {
  const { meta, sections, record, shown, defaultValues, keeps, shut, sums = none, isCopy = false } = props;
  const form = useFormContext();
  const names = useMemo(() => meta.fields.filter(isKept).map(({ name }) => name), [meta]);
  const colleagues = useColleagues(meta, record);
  const untouched = useRef<Values>(defaultValues ?? {});
  const held = useHeldForm({
    names,
    base: () => colleagues.base.current,
    differs: (values) => differs(meta, colleagues.base.current ?? untouched.current, values),
  });
  useMeeting(colleagues, record, held);
  // A value that was typed before the field became a sum must not be sent.
  useEffect(() => {
    for (const path of sums) form.setValue(path, colleagues.base.current?.[path] ?? null);
  }, [sums, form, colleagues.base]);
  const isBegun = isCopy || held.restored !== undefined;
  useTakenValues({ meta, wanted: !record && held.ready, isBegun, untouched });
  useWantedFields(record?.id);
  const { inForm: InForm, beside: Beside } = usePanels(meta.name);
  return (
    <>
      {(!record || sections.some(hasInput)) && (
        <SaveBar
          meta={meta}
          sections={sections}
          isNew={!record}
          held={held}
          colleagues={colleagues}
          onSaved={(values) => {
            untouched.current = values;
          }}
        />
      )}
      {held.restored && (
        <DraftNotice
          keptAt={held.restored.keptAt}
          onDiscard={() => {
            form.reset();
            untouched.current = defaultValues ?? {};
            held.dismiss();
          }}
          onClose={held.dismiss}
        />
      )}
      <ForeignChanges
        changes={colleagues.changes}
        onChoose={colleagues.choose}
        onClose={colleagues.dismiss}
      />
      {InForm && <InForm />}
      <Box sx={Beside ? twoColumns : null}>
        <Box sx={{ minWidth: 0 }}>
          <WrittenFields sections={sections} record={shown} keeps={keeps} shut={shut} sums={sums} />
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

/** A secret is never stored in the browser; it must be typed again. */
const isKept = ({ readOnly, secret }: ObjectMeta['fields'][number]): boolean => !readOnly && !secret;

/** Whether the section has a field that can be written after the record was created. */
const hasInput = ({ items }: FormSection): boolean =>
  items.some(({ written, field }) => written && !field.fixed);

interface SaveBarProps {
  readonly meta: ObjectMeta;
  readonly sections: readonly FormSection[];
  readonly isNew: boolean;
  readonly held: ReturnType<typeof useHeldForm>;
  readonly colleagues: ReturnType<typeof useColleagues>;
  /** Called with the form's values after a save. */
  readonly onSaved: (values: Values) => void;
}

const SaveBar = ({ meta, sections, isNew, held, colleagues, onSaved }: SaveBarProps) => {
  const text = useText();
  const navigate = useNavigate();
  const notify = useNotify();
  const bar = useRef<HTMLDivElement>(null);
  const { save, saving } = useRecordSaving(meta, colleagues, onSaved);

  // A text that is still being looked up is awaited and saved too; a text that has no value is refused by its field.
  const settleAndSave = async () => {
    const drawn = bar.current?.closest('form');
    await settleInputs(drawn);
    return (await mayFormBeSaved(drawn)) ? save() : undefined;
  };

  const saveAnd = async (close: boolean) => {
    const saved = await settleAndSave();
    if (!saved) return;
    notify('keja.detail.saved', { type: 'success' });
    await navigate(close ? `/${meta.path}` : `/${meta.path}/${saved.id}`, { replace: true });
  };
  useSaver(async () => (await settleAndSave()) !== undefined);
  useCtrlKey('s', () => void saveAnd(false), !saving);
  useEffect(() => {
    if (isNew && held.ready) firstToWrite(bar.current?.closest('form'), sections)?.focus();
    // Runs once, when the draft has been restored into the form.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isNew, held.ready]);

  const slot = useSaveSlot();
  const buttons = (
    <>
      <Button
        type="button"
        onClick={() => void saveAnd(false)}
        variant="contained"
        startIcon={<SaveIcon />}
        disabled={saving}
        title="Ctrl+S"
      >
        {text('common.save')}
      </Button>
      <Button type="button" onClick={() => void saveAnd(true)} disabled={saving}>
        {text('common.saveAndClose')}
      </Button>
      {held.changed && (
        <Typography variant="body2" color="warning.main" role="status">
          {text('detail.unsaved')}
        </Typography>
      )}
    </>
  );
  return (
    <>
      <div ref={bar} hidden />
      {slot && createPortal(buttons, slot)}
    </>
  );
};
