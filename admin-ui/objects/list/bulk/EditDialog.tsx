import { MenuItem, TextField, Typography } from '@mui/material';
import { Form } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldMeta, ObjectMeta } from '#domain/kernel/meta.ts';
import { useLanguage } from '../../../data/useLanguage.ts';
import { useText } from '../../../i18n/useText.ts';
import { FormDialog } from '../../../parts/FormDialog.tsx';
import { fieldsPayload } from '../../detail/payload.ts';
import { FieldInput } from '../../fields/index.tsx';
import { editableFields } from './editableFields.ts';

interface EditDialogProps {
  readonly meta: ObjectMeta;
  /** How many records will be changed. */
  readonly count: number;
  /** @param change the fields to write into each of the records */
  readonly onEdit: (change: Readonly<Record<string, unknown>>) => void;
  readonly onClose: () => void;
}

/** Asks for a field and the value to set in all selected records. */
const EditDialog = (props: EditDialogProps) => (
  <Form defaultValues={{}} noValidate>
    <EditForm {...props} />
  </Form>
);

const EditForm = ({ meta, count, onEdit, onClose }: EditDialogProps) => {
  const text = useText();
  const language = useLanguage();
  const form = useFormContext();
  const [field, setField] = useState<FieldMeta>();
  const fields = editableFields(meta).toSorted((one, other) =>
    one.label.localeCompare(other.label, language),
  );
  const choose = (name: string) => {
    const next = fields.find((each) => each.name === name);
    form.reset(next ? { [next.name]: next.defaultValue ?? null } : {});
    setField(next);
  };
  const submit = async () => {
    if (!field || !(await form.trigger(field.name))) return;
    onEdit(fieldsPayload([field], form.getValues()));
  };
  return (
    <FormDialog
      title={text('bulk.editTitle')}
      submit={text('bulk.editSubmit')}
      disabled={!field}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography color="text.secondary">{text('bulk.editCount', { smart_count: count })}</Typography>
      <TextField
        select
        autoFocus
        label={text('bulk.editField')}
        value={field?.name ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        {fields.map(({ name, label }) => (
          <MenuItem key={name} value={name} dense>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {field && (
        <>
          <FieldInput key={field.name} field={field} source={field.name} />
          {!field.required && field.type !== 'boolean' && (
            <Typography variant="body2" color="text.secondary">
              {text('bulk.editClears')}
            </Typography>
          )}
        </>
      )}
    </FormDialog>
  );
};

export default EditDialog;
