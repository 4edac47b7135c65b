import { Alert, Button, Paper, Typography } from '@mui/material';
import BackIcon from '@mui/icons-material/ArrowBack';
import { useQuery } from '@tanstack/react-query';
import { useAuthenticated } from 'ra-core';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { objects } from '#domain/objects.ts';
import { questionsOf } from '#domain/platform/formQuestions.rules.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { PageHeader } from '../parts/PageHeader.tsx';
import { useSentence } from '../parts/useSentence.ts';
import { useTabTitle } from '../shell/tabs/useTabTitle.ts';
import { FormQuestions } from './FormQuestions.tsx';

const path = objects.formDefinition.path;

/** A page on which people fill in and send a form of an administrator. */
const FormFillPage = () => {
  useAuthenticated();
  const { id = '' } = useParams();
  const text = useText();
  const sentence = useSentence();
  const language = useLanguage();
  const [isSent, setSent] = useState(false);
  const { data: form, error } = useQuery({
    queryKey: [path, 'fill', id],
    queryFn: ({ signal }) => recordCalls.read(objects.formDefinition, id, { signal }),
    // Not repeated after a refusal: there is no such form, or this person may not read it.
    retry: false,
  });
  const title = form ? form.lang?.[language] || form.name : text('forms.title');
  useTabTitle(title);

  if (error) return <Alert severity="error">{sentence(error)}</Alert>;
  if (!form) return <PageHeader title={text('forms.title')} />;
  const isOpen = form.isActive && !form.markedToDelete;
  return (
    <>
      <PageHeader title={title}>
        <Button component={Link} to={`/${path}`} startIcon={<BackIcon />} color="inherit">
          {text('common.back')}
        </Button>
      </PageHeader>
      <Paper variant="outlined" sx={{ p: 2, maxWidth: 960 }}>
        {isSent && (
          <>
            <Alert severity="success" sx={{ mb: 2 }}>
              {text('forms.sent')}
            </Alert>
            <Button variant="outlined" onClick={() => setSent(false)}>
              {text('forms.again')}
            </Button>
          </>
        )}
        {!isSent && isOpen && (
          <>
            <Typography color="text.secondary" sx={{ mb: 2 }}>
              {text('forms.goesTo', { recipient: form.recipient })}
            </Typography>
            <FormQuestions id={form.id} questions={questionsOf(form.fields)} onSent={() => setSent(true)} />
          </>
        )}
        {!isSent && !isOpen && <Alert severity="info">{text('forms.closed')}</Alert>}
      </Paper>
    </>
  );
};

export default FormFillPage;
