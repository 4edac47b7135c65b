import { useMemo } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { nameIn, renamed, type Named } from '#domain/kernel/named.ts';
import { useLanguage } from '../../data/useLanguage.ts';

/** The name under which the reader will see the record, if it is a translation and not the name in the form. */
export function useCalled({ name, translatedBy }: FieldMeta, source: string): string | undefined {
  const language = useLanguage();
  const { defaultValues } = useFormState();
  const watched = useMemo(() => [source, translatedBy ?? source], [source, translatedBy]);
  const [typed, words]: unknown[] = useWatch({ name: watched, disabled: !translatedBy });
  if (!translatedBy || typeof typed !== 'string') return undefined;
  const before = { name: defaultValues?.[name], lang: defaultValues?.[translatedBy] } as Named;
  const called = nameIn(language, renamed(before, { name: typed, lang: words as Named['lang'] }));
  return called === typed ? undefined : called;
}
