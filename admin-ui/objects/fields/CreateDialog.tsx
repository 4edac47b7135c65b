import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { Form, RecordContext } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { fieldErrorsOf } from '../../data/problem.ts';
import { useText } from '../../i18n/useText.ts';
import { focusFirst } from '../../parts/focusFirst.ts';
import { byEscape } from '../../parts/byEscape.ts';
import { saveByKey } from '../../parts/useKeys.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { useSubmitSettled } from '../../parts/useOnceSettled.ts';
import { FieldInput } from './index.tsx';
import { KeptSpans } from './KeptSpans.tsx';
import { nameFieldOf, neededFieldsOf, type AskedCreation } from './useCreation.ts';

/** Asks for the name and some fields of a new record, without leaving the form in which it is chosen. */
const CreateDialog = ({ meta, values, asks, make, onClose }: AskedCreation) => {
  const text = useText();
  const titleId = useId();
  const { busy, save } = useSaving(make);
  const body = useRef<HTMLDivElement>(null);
  const submit = () => {
    if (!busy) body.current?.closest('form')?.requestSubmit();
  };
  return (
    <Dialog
      open
      onClose={byEscape(onClose)}
      onKeyDown={saveByKey(submit)}
      onSubmitCapture={useSubmitSettled()}
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{text('detail.new', { object: meta.singularTitle })}</DialogTitle>
      {/* Submitting this dialog must not save the form behind it. */}
      <Box onSubmit={(event) => event.stopPropagation()}>
        {/* The values of the record behind the dialog are not those of the new one. */}
        <RecordContext.Provider value={undefined}>
          <Form defaultValues={values} onSubmit={save} noValidate>
            {/* When somebody moves the beginning of a span of time, this moves its end with it. */}
            <KeptSpans object={meta.name} />
            <DialogContent ref={body} sx={{ '&&': { pt: 1 } }}>
              <Box ref={focusFirst} sx={{ display: 'grid', gap: 2 }}>
                {fieldsOf(meta, asks).map((field) => (
                  <FieldInput key={field.name} field={field} source={field.name} />
                ))}
              </Box>
            </DialogContent>
            <DialogActions sx={{ px: 3, pb: 2 }}>
              <Button onClick={onClose} color="inherit">
                {text('common.cancel')}
              </Button>
              <Button type="submit" variant="contained" disabled={busy}>
                {text('common.save')}
              </Button>
            </DialogActions>
          </Form>
        </RecordContext.Provider>
      </Box>
    </Dialog>
  );
};

const useSaving = (make: AskedCreation['make']) => {
  const notifyError = useNotifyError();
  const [busy, setBusy] = useState(false);
  /** Stays busy after a success, because the dialog closes then. @returns the errors by field, which the form shows */
  const save = async (values: Readonly<Record<string, unknown>>): Promise<unknown> => {
    setBusy(true);
    try {
      return await make(values);
    } catch (error) {
      setBusy(false);
      const errors = fieldErrorsOf(error);
      if (!errors) notifyError(error);
      return errors;
    }
  };
  return { busy, save };
};

/** The name, and the fields that are asked for or must not stay empty. */
const fieldsOf = (meta: AskedCreation['meta'], asks: AskedCreation['asks']) => {
  const name = nameFieldOf(meta);
  const others = asks
    ? asks.flatMap((fieldName) => meta.fields.filter((field) => field.name === fieldName))
    : neededFieldsOf(meta);
  return name ? [name, ...others] : others;
};

export default CreateDialog;
