import { useFormContext } from 'react-hook-form';
import { maxLength, required, useInput, type Validator, useTranslate } from 'ra-core';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { isRegistryNumber } from '#domain/kernel/numberKinds.ts';
import type { Demand } from '#domain/platform/viewDemands.ts';
import type { InputProps } from './kind.ts';
import { useDemand } from '../../views/useDemand.ts';

/** Checks a number before the form is sent. A VAT number depends on the country, so only the server checks it. */
const numberDemand = ({ format }: FieldMeta): Demand | undefined =>
  isRegistryNumber(format) && format !== 'vatNumber' ? { format } : undefined;

/**
 * What every input needs, from its field's metadata and its place in the form. `bare` inputs stand in a table, whose column head is
 * the label.
 * @param more validators besides those of the field and the view
 */
export function useFieldInput({ field, source, disabled, bare, demand }: InputProps, ...more: Validator[]) {
  // `useDemand` gives the validators of a demand. The first one is that of the view, the second that of the field itself.
  const validate: Validator[] = [...more, ...useDemand(demand), ...useDemand(numberDemand(field))];
  // A secret that is left empty is not sent, so that the stored one stays.
  if (field.required && !field.secret) validate.push(required());
  if (field.maxLength !== null) validate.push(maxLength(field.maxLength));
  const { field: form, fieldState, id } = useInput({ source, validate });
  const mark = useMark(field, source);
  const error = useErrorText(fieldState.error?.message);
  return {
    form: {
      ...form,
      onChange: (...args: Parameters<typeof form.onChange>) => {
        mark();
        form.onChange(...args);
      },
    },
    error,
    dirty: fieldState.isDirty,
    /** Properties of the text field that shows it. */
    shown: {
      id,
      name: form.name,
      disabled: disabled === true,
      required: field.required,
      error: error !== undefined,
      helperText: error,
      fullWidth: true,
      ...(bare
        ? { hiddenLabel: true, slotProps: { htmlInput: { 'aria-label': field.label } } }
        : { label: field.label }),
    },
  };
}

/** Sets the tick beside a field that says that its value was typed; nothing for a field without one. */
function useMark({ marks }: FieldMeta, source: string): () => void {
  const { getValues, setValue } = useFormContext();
  return () => {
    if (!marks) return;
    const tick = [...source.split('.').slice(0, -1), marks].join('.');
    if (getValues(tick) !== true) setValue(tick, true, { shouldDirty: true });
  };
}

const packedPrefix = '@@react-admin@@';

/**
 * The text of a form's error: react-admin packs a validator's message and its arguments into one string. A message that is no
 * key of a translation is shown as it is (`_`).
 */
function useErrorText(message: string | undefined): string | undefined {
  const translate = useTranslate();
  if (!message) return undefined;
  if (!message.startsWith(packedPrefix)) return translate(message, { _: message });
  const packed = JSON.parse(message.slice(packedPrefix.length)) as string | { message: string; args: object };
  if (typeof packed === 'string') return translate(packed, { _: packed });
  return translate(packed.message, { _: packed.message, ...packed.args });
}
