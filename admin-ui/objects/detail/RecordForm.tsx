import { Box, Button, Typography } from '@mui/material';
import SaveIcon from '@mui/icons-material/Save';
import { Form, useNotify, useSaveContext } from 'ra-core';
import { Suspense, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useText } from '../../i18n/useText.ts';
import { useCtrlKey } from '../../parts/useKeys.ts';
import { setUnsaved } from '../../parts/unsaved.ts';
import type { FormSection } from '../../views/form/formLayout.ts';
import { panelsOf } from '../panels.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { WrittenFields } from './WrittenFields.tsx';

interface RecordFormProps {
  readonly meta: ObjectMeta;
  readonly sections: readonly FormSection[];
  readonly disabled: boolean;
  readonly defaultValues?: Readonly<Record<string, unknown>>;
  /** The record as it stands now; a new one has none. */
  readonly record?: AnyRecord;
}

/** The form of one record. Ctrl+S saves; leaving with unsaved changes asks first. */
export const RecordForm = ({ meta, sections, disabled, defaultValues, record }: RecordFormProps) => {
  const { inForm: InForm } = panelsOf(meta.name);
  return (
    <Form {...(defaultValues ? { defaultValues } : {})} noValidate>
      <UnsavedGuard />
      {!disabled && (!record || sections.some(hasInput)) && <SaveBar meta={meta} />}
      <Suspense>{InForm && !disabled && <InForm />}</Suspense>
      <WrittenFields sections={sections} disabled={disabled} record={record} />
    </Form>
  );
};

/** Something in it may be written after the record was made. */
const hasInput = ({ items }: FormSection): boolean =>
  items.some(({ written, field }) => written && !field.fixed);

const SaveBar = ({ meta }: { meta: ObjectMeta }) => {
  const text = useText();
  const navigate = useNavigate();
  const notify = useNotify();
  const saveContext = useSaveContext();
  const form = useFormContext();
  const { isDirty, isSubmitting } = useFormState();
  const closing = useRef(false);
  const saving = isSubmitting || saveContext.saving === true;

  const submit = form.handleSubmit(async (values) => {
    if (!saveContext.save) return;
    const close = closing.current;
    const errors = await saveContext.save(values as never, {
      onSuccess: (saved: { id: number }) => {
        notify('keja.detail.saved', { type: 'success' });
        form.reset(values);
        setUnsaved(false);
        setTimeout(
          () => void navigate(close ? `/${meta.path}` : `/${meta.path}/${saved.id}`, { replace: true }),
        );
      },
    });
    showErrors(errors);
  });

  const showErrors = (errors: unknown) => {
    if (typeof errors !== 'object' || errors === null) return;
    for (const [index, [name, message]] of flatErrors(errors).entries())
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
    notify('ra.message.invalid_form', { type: 'error' });
  };

  const save = (close: boolean) => {
    closing.current = close;
    void submit();
  };
  useCtrlKey('s', () => save(false), !saving);

  return (
    <Box className="no-print" sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 1.25 }}>
      <Button
        type="button"
        onClick={() => save(false)}
        variant="contained"
        startIcon={<SaveIcon />}
        disabled={saving}
        title="Ctrl+S"
      >
        {text('common.save')}
      </Button>
      <Button type="button" onClick={() => save(true)} disabled={saving}>
        {text('common.saveAndClose')}
      </Button>
      {isDirty && (
        <Typography variant="body2" color="warning.main" role="status">
          {text('detail.unsaved')}
        </Typography>
      )}
    </Box>
  );
};

/** `{rows: [{name: 'message'}]}` as `rows.0.name` with its message, which is what the form's fields are called. */
const flatErrors = (errors: object, root = ''): [string, string][] =>
  Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    const path = root + name;
    if (typeof error === 'string') return [[path, error] as [string, string]];
    return typeof error === 'object' && error !== null ? flatErrors(error, `${path}.`) : [];
  });
