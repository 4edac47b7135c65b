import { useNotify } from 'ra-core';
import { get, set, useFormContext, useFormState, type UseFormReturn } from 'react-hook-form';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { fieldErrorsOf, problemCode } from '../../data/problem.ts';
import { forgetDraft, keepDraft, useDraftAddress } from '../../parts/drafts.ts';
import type { useColleagues } from './useColleagues.ts';
import { useDoubleCheck } from './useDoubleCheck.ts';
import type { WriteRecord } from './useChangeRecord.ts';
import { useQueryClient } from '@tanstack/react-query';
import { hearFilled } from '../../parts/fillValue.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { changedValues } from './merge.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Gives `save`, which saves the form around it. It returns the record, or undefined if nothing was saved: either the person did
 * not want a second record with the same reference (`useDoubleCheck`), or the server refused; its reasons are shown at the fields
 * or in a message.
 * @param colleagues has the record on which the form is based (`base`); it is undefined while the record is new
 * @param onSaved gets the values of the form, unless somebody typed into an existing record during the save
 */
export function useRecordSaving(
  meta: ObjectMeta,
  write: WriteRecord,
  colleagues: ReturnType<typeof useColleagues>,
  onSaved: (values: Values) => void,
) {
  const notify = useNotify();
  const form = useFormContext();
  const address = useDraftAddress();
  const { isSubmitting } = useFormState();
  const showRefusal = useSaveRefused(meta);
  const mayBeSaved = useDoubleCheck(meta);

  /**
   * Shows errors at their inputs. An error of a field without an input is shown as a message: on the form it would never be
   * cleared and would block every later save.
   */
  const showErrors = (errors: object) => {
    const faults = flatErrors(errors);
    const atInputs = faults.filter(([name]) => hasInput(form, name));
    for (const [index, [name, message]] of atInputs.entries())
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
    if (atInputs.length > 0) notify('ra.message.invalid_form', { type: 'error' });
    for (const [name, message] of faults.filter((fault) => !atInputs.includes(fault)))
      notify(`${labelIn(meta, name)}: ${message}`, {
        type: 'error',
        multiLine: true,
        autoHideDuration: 10_000,
      });
  };

  const save = async (): Promise<AnyRecord | undefined> => {
    let saved: AnyRecord | undefined;
    const submit = form.handleSubmit(async (values: Values) => {
      const sent = structuredClone(values);
      // The form as it would be now if nobody had typed since: the sent values and those that code fills in meanwhile.
      const untyped = structuredClone(values);
      const stopListening = hearFilled(form, (name, value) => set(untyped, name, structuredClone(value)));
      try {
        if (!(await mayBeSaved(sent, colleagues.base.current))) return;
        saved = await write(sent, colleagues.base.current as AnyRecord | undefined);
      } catch (error) {
        const errors = fieldErrorsOf(error);
        if (errors) showErrors(errors);
        else await showRefusal(error);
        return;
      } finally {
        stopListening();
      }
      // Of an existing record, what code has filled in during the save was not sent either, so it counts as typed.
      const typedSince = changedValues(meta, colleagues.base.current ? sent : untyped, form.getValues());
      if (colleagues.base.current) colleagues.saved(saved, sent);
      // What was typed during the save becomes a draft, which the page of the new record finds.
      else if (typedSince) keepDraft(`/${meta.path}/${saved.id}`, typedSince, saved);
      // What was typed during the save stays in the form as not saved.
      if (colleagues.base.current && typedSince) return;
      onSaved(form.getValues());
      form.reset(form.getValues());
      forgetDraft(address);
    });
    await colleagues.whileSaving(() => submit());
    return saved;
  };
  return { save, saving: isSubmitting };
}

/** Returns `{rows: [{name: 'message'}]}` as `rows.0.name` with its message; these are the names of the form's fields. */
const flatErrors = (errors: object, root = ''): [string, string][] =>
  Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    const path = root + name;
    if (typeof error === 'string') return [[path, error] as [string, string]];
    return typeof error === 'object' && error !== null ? flatErrors(error, `${path}.`) : [];
  });

/**
 * Whether the form has an input with this name. The library keeps its inputs in `control._fields`; `_f` is there once an input
 * is registered.
 */
const hasInput = (form: UseFormReturn, name: string): boolean => {
  // oxlint-disable-next-line no-underscore-dangle
  const field: { readonly _f?: object } | undefined = get(form.control._fields, name);
  // oxlint-disable-next-line no-underscore-dangle
  return field?._f !== undefined;
};

/** The label of a field, by the path of an error in it. */
const labelIn = ({ fields }: ObjectMeta, path: string): string =>
  fields.find(({ name }) => name === path.split('.')[0])?.label ?? path;

/**
 * Shows why a save was refused. If a colleague changed the same field, the record is read again and the form shows the
 * change.
 */
function useSaveRefused(meta: ObjectMeta) {
  const client = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  return async (error: unknown): Promise<void> => {
    if (problemCode(error) !== 'stale_record') return notifyError(error);
    notify('keja.detail.clash', { type: 'warning', autoHideDuration: 10_000 });
    await client.invalidateQueries({ queryKey: [meta.path, 'current'] });
  };
}
