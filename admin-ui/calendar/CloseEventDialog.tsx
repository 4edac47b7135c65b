import { Checkbox, FormControlLabel } from '@mui/material';
import { DateTime } from 'luxon';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { FieldMeta, ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { businessZone } from '#domain/kernel/time.ts';
import { warsawNow } from '#domain/kernel/warsawDay.ts';
import { addWorkingDays } from '#domain/kernel/workingDays.ts';
import { callApi } from '../data/client.ts';
import { fieldErrorsOf } from '../data/problem.ts';
import { useText } from '../i18n/useText.ts';
import { fieldsPayload } from '../objects/detail/payload.ts';
import { FieldInput } from '../objects/fields/index.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { useNotifyRefused } from '../parts/useNotifyRefused.ts';

interface CloseEventDialogProps {
  readonly meta: ObjectMeta;
  readonly record: AnyRecord;
  readonly onClose: () => void;
  /** @param planned whether the next event was planned too */
  readonly onDone: (planned: boolean) => Promise<void>;
}

/** The fields of the next event that the dialog asks for. */
const nextEventFields = ['begin', 'eventType', 'howToContact', 'description'] as const;
const inputNames: ReadonlySet<string> = new Set(['outcome', ...nextEventFields]);

/** Asks for the outcome of an event with a customer and, if one is planned, for the next event. Both are written in one step. */
const CloseEventDialog = ({ meta, record, onClose, onDone }: CloseEventDialogProps) => {
  const text = useText();
  const notifyRefused = useNotifyRefused();
  const form = useForm<Readonly<Record<string, unknown>>>({ defaultValues: valuesOf(record) });
  const [plansNext, setPlansNext] = useState(true);
  const fields = (names: readonly string[]): FieldMeta[] =>
    names.flatMap((name) => meta.fields.filter((field) => field.name === name));
  const nextFields = fields(nextEventFields);
  const outcome = useWatch({ control: form.control, name: 'outcome' });

  const save = async (written: Readonly<Record<string, unknown>>): Promise<void> => {
    try {
      await callApi('POST /events/:id/moves/close', {
        params: { id: record.id },
        body: {
          outcome: String(written.outcome),
          updatedAt: record.updatedAt,
          ...(plansNext ? { next: fieldsPayload(nextFields, written) as { begin: string } } : {}),
        },
      });
      await onDone(plansNext);
    } catch (error) {
      showRefusal(error);
    }
  };
  const showRefusal = (error: unknown): void => {
    // A refusal names the fields of the next event below `next`; here their inputs have the names of the fields alone.
    const { next, ...own } = fieldErrorsOf(error) ?? {};
    const errors = Object.entries({ ...(typeof next === 'object' ? next : {}), ...own });
    // The message of a field that has no input here would be shown nowhere.
    if (!errors.some(([name]) => inputNames.has(name))) notifyRefused(objects.crmEvent, error);
    for (const [name, message] of errors) form.setError(name, { type: 'server', message: String(message) });
  };
  const hasOutcome = typeof outcome === 'string' && outcome.trim() !== '';
  return (
    <FormProvider {...form}>
      <FormDialog
        title={text('crmEvents.close')}
        submit={text('common.save')}
        width="middle"
        disabled={!hasOutcome || form.formState.isSubmitting}
        onSubmit={() => void form.handleSubmit(save)()}
        onClose={onClose}
      >
        {fields(['outcome']).map((field) => (
          <FieldInput key={field.name} field={{ ...field, required: true }} source={field.name} />
        ))}
        <FormControlLabel
          label={text('crmEvents.planNext')}
          control={<Checkbox checked={plansNext} onChange={(event) => setPlansNext(event.target.checked)} />}
        />
        {plansNext &&
          nextFields.map((field) => <FieldInput key={field.name} field={field} source={field.name} />)}
      </FormDialog>
    </FormProvider>
  );
};

/**
 * The initial values of the dialog. The next event is suggested a week after this one, or after today if this one is over. It
 * keeps the hour, and moves on to a working day.
 */
const valuesOf = ({ begin, outcome, eventType, howToContact, description }: AnyRecord) => {
  const eventBegin = DateTime.fromISO(String(begin), { zone: businessZone });
  const now = warsawNow();
  const { hour, minute } = eventBegin;
  const sameHourToday = now.set({ hour, minute, second: 0, millisecond: 0 });
  const from = eventBegin > now ? eventBegin : sameHourToday;
  return {
    outcome,
    // Six days and one working day later: a week later, or on the next working day.
    begin: addWorkingDays(from.plus({ days: 6 }), 1)
      .toUTC()
      .toISO(),
    eventType,
    howToContact,
    description,
  };
};

export default CloseEventDialog;
