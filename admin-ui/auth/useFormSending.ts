import { useState, type BaseSyntheticEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { fieldErrorsOf, problemCode } from '../data/problem.ts';
import { useSentence } from '../parts/useSentence.ts';

/**
 * Sends a form and keeps the outcome. An error becomes a sentence; errors of fields are shown at the fields. `send` takes
 * what is done with the values, if all of them are valid, and returns the handler for the submit event.
 */
export function useFormSending<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const [lastError, setLastError] = useState<unknown>();
  const sentence = useSentence();
  const send =
    (act: (values: Values) => Promise<void>) =>
    (event?: BaseSyntheticEvent): void =>
      void form.handleSubmit(async (values) => {
        setLastError(undefined);
        try {
          await act(values);
        } catch (error) {
          for (const [field, message] of Object.entries(fieldErrorsOf(error) ?? {}))
            if (field in values) form.setError(field as Path<Values>, { message: String(message) });
          setLastError(error);
        }
      })(event);
  return {
    refusal: lastError === undefined ? undefined : sentence(lastError),
    refusalCode: problemCode(lastError),
    send,
    busy: form.formState.isSubmitting,
  };
}
