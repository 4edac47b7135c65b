import { useFormState, useWatch } from 'react-hook-form';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { nameIn, renamed, type Named } from '#domain/kernel/named.ts';
import { useLanguage } from '../../data/useLanguage.ts';

/** What its reader will see a record called, where that is not the name that stands in the form. */
export const useCalled = ({ name, translatedBy }: FieldMeta, source: string): string | undefined => {
  const language = useLanguage();
  const { defaultValues } = useFormState();
  const [typed, words]: unknown[] = useWatch({
    name: [source, translatedBy ?? source],
    disabled: !translatedBy,
  });
  if (!translatedBy || typeof typed !== 'string') return undefined;
  const before = { name: defaultValues?.[name], lang: defaultValues?.[translatedBy] } as Named;
  const called = nameIn(language, renamed(before, { name: typed, lang: words as Named['lang'] }));
  return called === typed ? undefined : called;
};
