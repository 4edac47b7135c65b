import { HttpError } from 'ra-core';
import { useState, type BaseSyntheticEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { problemCode, type ProblemBody } from '../data/problem.ts';
import { useSentence } from '../parts/useSentence.ts';

const errorsByField = (error: unknown): Readonly<Record<string, unknown>> =>
  error instanceof HttpError ? ((error.body as ProblemBody | null)?.errors ?? {}) : {};

/** Sends a form and keeps the outcome. An error becomes a sentence; errors of fields are shown at the fields. */
export function useFormSending<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const [failed, setFailed] = useState<unknown>();
  const sentence = useSentence();
  const send =
    (act: (values: Values) => Promise<void>) =>
    (event?: BaseSyntheticEvent): void =>
      void form.handleSubmit(async (values) => {
        setFailed(undefined);
        try {
          await act(values);
        } catch (error) {
          for (const [field, message] of Object.entries(errorsByField(error)))
            if (field in values) form.setError(field as Path<Values>, { message: String(message) });
          setFailed(error);
        }
      })(event);
  return {
    refusal: failed === undefined ? undefined : sentence(failed),
    refusalCode: problemCode(failed),
    send,
    busy: form.formState.isSubmitting,
  };
}
