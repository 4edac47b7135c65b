import { Alert, Box } from '@mui/material';
import SendIcon from '@mui/icons-material/SendOutlined';
import { Form } from 'ra-core';
import { useRef, type RefObject } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { WishAt } from '#domain/contracts.ts';
import { parameterMeta } from '#domain/kernel/meta.ts';
import { answersName, type FormQuestion } from '#domain/platform/formQuestions.rules.ts';
import { callApi } from '../data/client.ts';
import { fieldErrorsOf } from '../data/problem.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { DraftNotice } from '../objects/detail/DraftNotice.tsx';
import { formGrid, spanOf } from '../objects/detail/FormGrid.tsx';
import { useHeldForm } from '../objects/detail/useHeldForm.ts';
import { FieldInput } from '../objects/fields/index.tsx';
import { forgetDraft, useDraftAddress } from '../parts/drafts.ts';
import { SettledButton } from '../parts/SettledButton.tsx';
import { useSaver } from '../parts/saver.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';

interface FormQuestionsProps {
  /** The id of the form. */
  readonly id: number;
  readonly questions: readonly FormQuestion[];
  readonly onSent: () => void;
}

/**
 * The fields of a form in its grid, and the button that sends what was written in them. The values are under the name
 * `answersName`, under which the API takes them and reports their errors.
 */
export function FormQuestions({ id, questions, onSent }: FormQuestionsProps) {
  const text = useText();
  const language = useLanguage();
  /** The element around the inputs. The button waits until the names that are typed there have become values. */
  const inputs = useRef<HTMLElement>(null);
  if (questions.length === 0) return <Alert severity="info">{text('forms.noQuestions')}</Alert>;
  const blank = Object.fromEntries(
    questions.map(({ key, parameter }) => [key, parameter.field.type === 'boolean' ? false : null]),
  );
  return (
    <Form defaultValues={{ [answersName]: blank }} noValidate>
      <RestoredDraft />
      <Box ref={inputs} sx={{ containerType: 'inline-size' }}>
        <Box sx={formGrid}>
          {questions.map(({ key, parameter, demand, columns }) => (
            <Box key={key} sx={{ minWidth: 0, ...spanOf(columns) }}>
              <FieldInput
                field={{ ...parameterMeta(parameter, language), required: demand.required === true }}
                source={`${answersName}.${key}`}
                demand={demand}
              />
            </Box>
          ))}
        </Box>
      </Box>
      <SendButton id={id} onSent={onSent} inputs={inputs} />
    </Form>
  );
}

const RestoredDraft = () => {
  const form = useFormContext();
  // The form can only be sent. Closing its tab asks about unsaved answers, but sends nothing.
  useSaver(undefined);
  const { restored, dismiss } = useHeldForm();
  if (!restored) return null;
  return (
    <DraftNotice
      keptAt={restored.keptAt}
      onDiscard={() => {
        form.reset();
        dismiss();
      }}
      onClose={dismiss}
    />
  );
};

type Answers = WishAt<'POST /form_builder/:id/answers'>['body']['answers'];

interface SendButtonProps extends Omit<FormQuestionsProps, 'questions'> {
  readonly inputs: RefObject<HTMLElement | null>;
}

const SendButton = ({ id, onSent, inputs }: SendButtonProps) => {
  const text = useText();
  const notifyError = useNotifyError();
  const form = useFormContext();
  const address = useDraftAddress();
  const { isSubmitting } = useFormState();
  const send = form.handleSubmit(async (values) => {
    try {
      await callApi('POST /form_builder/:id/answers', {
        params: { id },
        body: { [answersName]: values[answersName] as Answers },
      });
    } catch (error) {
      const messages = Object.entries(fieldErrorsOf(error)?.[answersName] ?? {});
      for (const [key, message] of messages)
        form.setError(`${answersName}.${key}`, { type: 'server', message: String(message) });
      if (messages.length === 0) notifyError(error);
      return;
    }
    // What was sent counts as saved: nothing is asked when the page is left.
    form.reset(values);
    forgetDraft(address);
    onSent();
  });
  return (
    <SettledButton
      variant="contained"
      startIcon={<SendIcon />}
      disabled={isSubmitting}
      inputs={inputs}
      onPress={() => void send()}
      sx={{ mt: 2.5 }}
    >
      {text('forms.send')}
    </SettledButton>
  );
};
