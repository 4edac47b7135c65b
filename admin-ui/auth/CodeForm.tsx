import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { authCalls, type PendingStep } from '../data/authCalls.ts';
import { problemCode } from '../data/problem.ts';
import { useText } from '../i18n/useText.ts';
import { FormCard } from './FormCard.tsx';
import { FormText } from './FormText.tsx';
import { ResendCode } from './ResendCode.tsx';
import { useRules } from './useRules.ts';
import { useFormSending } from './useFormSending.ts';

interface CodeFormProps {
  readonly step: PendingStep;
  readonly onDone: () => void;
  /** Called when the server knows no second step of this browser any more, for example because it has expired. */
  readonly onLost: () => void;
  readonly titleId?: string;
  /** Another action on this page, such as the link back to the sign-in. */
  readonly children?: ReactNode;
}

/** The form for a code from the app or the e-mail, or for a recovery code. */
export function CodeForm({ step, onDone, onLost, titleId, children }: CodeFormProps) {
  const text = useText();
  const rules = useRules();
  const form = useForm({ defaultValues: { code: '' } });
  const { refusal, send, busy } = useFormSending(form);
  const [recovery, setRecovery] = useState(false);
  const [sent, setSent] = useState(false);

  const submit = send(async ({ code }) => {
    try {
      await authCalls.verifyCode(code.replace(/\s/g, ''));
    } catch (error) {
      if (problemCode(error) === 'second_step_missing') return onLost();
      form.setFocus('code', { shouldSelect: true });
      throw error;
    }
    onDone();
  });
  const codeHint =
    step.method === 'mail'
      ? text('account.codeByMail', { email: step.email ?? '' })
      : text('account.codeByTotp');

  return (
    <FormProvider {...form}>
      <FormCard
        title={text('account.codeTitle')}
        titleId={titleId}
        hint={recovery ? text('account.codeByRecovery') : codeHint}
        refusal={refusal}
        done={sent ? text('account.codeSent') : undefined}
        onSubmit={submit}
      >
        <FormText
          // Another input for each of the two codes, so that it gets the focus.
          key={String(recovery)}
          name="code"
          label={text(recovery ? 'account.recoveryCode' : 'account.code')}
          autoComplete={recovery ? 'off' : 'one-time-code'}
          required
          autoFocus
          rules={{ validate: rules.filled }}
          slotProps={{ htmlInput: { inputMode: recovery ? 'text' : 'numeric', spellCheck: false } }}
        />
        <Button type="submit" variant="contained" size="large" disabled={busy}>
          {text('account.verify')}
        </Button>
        {!recovery && step.method === 'mail' && <ResendCode onSent={() => setSent(true)} />}
        <Button
          onClick={() => {
            form.reset();
            setRecovery(!recovery);
          }}
        >
          {text(recovery ? 'account.useCode' : 'account.useRecovery')}
        </Button>
        {children}
      </FormCard>
    </FormProvider>
  );
}
