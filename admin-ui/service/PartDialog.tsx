import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { Form, RecordContext, useNotify } from 'ra-core';
import { useId, useRef, type ReactNode, type Ref } from 'react';
import { useFormState } from 'react-hook-form';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { fieldErrorsOf } from '../data/problem.ts';
import { useText } from '../i18n/useText.ts';
import { blankValues, payloadOf } from '../objects/detail/payload.ts';
import { WrittenFields } from '../objects/detail/WrittenFields.tsx';
import { byEscape } from '../parts/byEscape.ts';
import { focusFirst } from '../parts/focusFirst.ts';
import { saveByKey } from '../parts/useKeys.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { useSubmitSettled } from '../parts/useOnceSettled.ts';
import { useFormLayout } from '../views/form/useFormLayout.ts';

/**
 * The values of the form without the fixed ones. The form has no inputs for those and would send them blank: a blank
 * `reclamationId` would override the fixed `reclamation`.
 */
const withoutFixed = (
  values: Readonly<Record<string, unknown>>,
  fixed: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(fixed, name)));

interface PartDialogProps {
  readonly meta: ObjectMeta;
  /** Values that every new record gets, such as the record it belongs to. The form does not show their fields. */
  readonly fixed: Readonly<Record<string, unknown>>;
  /** Values with which the form begins; they can be changed there. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** Called after the record was stored, and when the person cancels. */
  readonly onClose: () => void;
  /** Shown above the fields, inside the form. */
  readonly children?: ReactNode;
}

/**
 * A dialog with the form of a new part of a record, such as a cost of a reclamation. The form has the fields that people may
 * write (`written`), without the fixed ones. The page of the record stays open behind the dialog.
 */
export function PartDialog({ meta, fixed, defaults = {}, onClose, children }: PartDialogProps) {
  const titleId = useId();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const saveButton = useRef<HTMLButtonElement>(null);
  const sections = useFormLayout(meta)
    ?.map((section) => ({
      ...section,
      items: section.items.filter(({ path, written }) => written && !(path in fixed)),
    }))
    .filter(({ items }) => items.length > 0);
  const save = async (values: Record<string, unknown>) => {
    try {
      await recordCalls.create(meta, { ...payloadOf(meta, withoutFixed(values, fixed)), ...fixed });
      notify('keja.detail.saved', { type: 'success' });
      onClose();
      return undefined;
    } catch (error) {
      notifyError(error);
      return fieldErrorsOf(error);
    }
  };
  return (
    <Dialog
      open
      onClose={byEscape(onClose)}
      onKeyDown={saveByKey(() => saveButton.current?.click())}
      // The form is sent only after what is typed, such as a name in a picker, has become a value.
      onSubmitCapture={useSubmitSettled()}
      maxWidth="lg"
      fullWidth
      aria-labelledby={titleId}
    >
      {/* The values of the record behind the dialog are not those of the new one. */}
      <RecordContext.Provider value={undefined}>
        <Form
          onSubmit={(values: Record<string, unknown>) => save(values)}
          defaultValues={{ ...blankValues(meta), ...defaults }}
          noValidate
        >
          <DialogTitle id={titleId}>{meta.singularTitle}</DialogTitle>
          <DialogContent>
            {children}
            {sections && (
              <Box ref={focusFirst}>
                <WrittenFields sections={sections} record={undefined} />
              </Box>
            )}
          </DialogContent>
          <PartActions saveButton={saveButton} onClose={onClose} />
        </Form>
      </RecordContext.Provider>
    </Dialog>
  );
}

interface PartActionsProps {
  readonly saveButton: Ref<HTMLButtonElement>;
  readonly onClose: () => void;
}

const PartActions = ({ saveButton, onClose }: PartActionsProps) => {
  const text = useText();
  const { isSubmitting } = useFormState();
  return (
    <DialogActions>
      <Button onClick={onClose} color="inherit">
        {text('common.cancel')}
      </Button>
      <Button ref={saveButton} type="submit" variant="contained" disabled={isSubmitting}>
        {text('common.save')}
      </Button>
    </DialogActions>
  );
};
