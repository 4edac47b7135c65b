import { Alert, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Language } from '#domain/kernel/language.ts';
import { isReference } from '#domain/kernel/record.ts';
import { call } from '../data/http.ts';
import { languageNames } from '../i18n/languageNames.ts';
import { useText } from '../i18n/useText.ts';
import { useSentence } from '../parts/useSentence.ts';

interface Letter {
  readonly to: string | null;
  readonly cc: string | null;
  readonly language: Language;
  readonly subject: string;
  readonly body: string;
}

/** Puts the words of the template that is chosen into the form, in the language of the customer, and says which that is. */
export const LetterFromTemplate = ({ reclamationId }: { readonly reclamationId: number }) => {
  const text = useText();
  const sentence = useSentence();
  const { setValue, getValues } = useFormContext();
  const template: unknown = useWatch({ name: 'emailTemplate' });
  const emailTemplateId = isReference(template) ? template.id : undefined;
  const { data: letter, error } = useQuery({
    queryKey: ['reclamation letter', reclamationId, emailTemplateId],
    enabled: emailTemplateId !== undefined,
    queryFn: ({ signal }) =>
      call<Letter>(`/reclamation/${reclamationId}/letter`, { query: { emailTemplateId }, signal }),
  });
  useEffect(() => {
    if (!letter) return;
    const { subject, body, cc } = letter;
    const to = (getValues('to') as string) || letter.to;
    for (const [name, value] of Object.entries({ subject, body, cc, to }))
      if (value !== null) setValue(name, value, { shouldDirty: true });
  }, [letter, getValues, setValue]);
  if (error) return <Alert severity="warning">{sentence(error)}</Alert>;
  if (!letter) return null;
  return (
    <Typography variant="body2" color="text.secondary" role="status" sx={{ mb: 1 }}>
      {text('reclamations.inLanguage', { language: languageNames[letter.language] })}
    </Typography>
  );
};
