import { useEffect } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { registry } from '#domain/objects.ts';
import { endAfter, lengthOf } from './spanLength.ts';

/**
 * Inside the form of an object: when somebody moves the beginning of a span, its end moves with it, as in every calendar. A
 * draft that is restored and what a colleague changed bring both moments, so the end stays as it came.
 */
export function KeptSpans({ object }: { readonly object: string }) {
  const form = useFormContext();
  useEffect(() => {
    const stops = spansOf(object).map(({ field, other }) => keepSpan(form, field, other));
    return () => stops.forEach((stop) => stop());
  }, [form, object]);
  return null;
}

/** The constraints that declare a span: `field` is its beginning, `other` its end. */
const spansOf = (object: string) =>
  registry
    .byName(object)
    .constraints?.flatMap((each) => (each.rule === 'notAfterField' && each.span ? [each] : [])) ?? [];

/** Moves the end with the beginning. @returns a function that stops this */
const keepSpan = (form: UseFormReturn, begin: string, end: string): (() => void) => {
  const lengthNow = () => lengthOf(form.getValues(begin), form.getValues(end));
  // The length is not measured again while the beginning is typed: a half-typed day is often a valid day too, far away.
  let length = lengthNow();
  return form.subscribe({
    formState: { values: true },
    callback: ({ name, type }) => {
      const isTyped = name === begin && type === 'change';
      if (!isTyped) length = lengthNow();
      const moved = isTyped && length ? endAfter(form.getValues(begin), length) : undefined;
      if (moved !== undefined) form.setValue(end, moved, { shouldDirty: true });
    },
  });
};
