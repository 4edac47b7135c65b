import { Alert, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isReference } from '#domain/kernel/record.ts';
import { callApi } from '../data/client.ts';
import { languageNames } from '../i18n/languageNames.ts';
import { useText } from '../i18n/useText.ts';
import { useSentence } from '../parts/useSentence.ts';
import { filledAddress } from './filledAddress.ts';

/**
 * Fills the form with the chosen template in the customer's language, and says which language that is. The subject and the text
 * are replaced, also if a person has changed them; addresses that a person has typed stay.
 */
export function LetterFromTemplate({ reclamationId }: { readonly reclamationId: number }) {
  const text = useText();
  const sentence = useSentence();
  const { setValue, getValues } = useFormContext();
  const template: unknown = useWatch({ name: 'emailTemplate' });
  const emailTemplateId = isReference(template) ? template.id : undefined;
  const { data: letter, error } = useQuery({
    queryKey: ['reclamation letter', reclamationId, emailTemplateId],
    enabled: emailTemplateId !== undefined,
    queryFn: ({ signal }) =>
      callApi('GET /reclamation/:id/letter', {
        params: { id: reclamationId },
        // Never 0: without a template nothing is asked.
        query: { emailTemplateId: emailTemplateId ?? 0 },
        signal,
      }),
  });
  // The addresses that the previously chosen template has filled in.
  const filled = useRef({ to: '', cc: '' });
  useEffect(() => {
    if (!letter) return;
    const { subject, body } = letter;
    const addressIn = (name: 'to' | 'cc') =>
      filledAddress(String(getValues(name) ?? ''), filled.current[name], letter[name]);
    const addresses = { to: addressIn('to'), cc: addressIn('cc') };
    filled.current = { to: letter.to ?? '', cc: letter.cc ?? '' };
    for (const [name, value] of Object.entries({ subject, body, ...addresses }))
      setValue(name, value, { shouldDirty: true });
  }, [letter, getValues, setValue]);
  if (error) return <Alert severity="warning">{sentence(error)}</Alert>;
  if (!letter) return null;
  return (
    <Typography variant="body2" color="text.secondary" role="status" sx={{ mb: 1 }}>
      {text('reclamations.inLanguage', { language: languageNames[letter.language] })}
    </Typography>
  );
}
