import { Button, Dialog } from '@mui/material';
import { useGetIdentity } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { authCalls, type PendingStep } from '../data/authCalls.ts';
import { homePath } from '../data/redirectFrom.ts';
import {
  loginHere,
  renewSession,
  sendCredentials,
  sessionJustEndedFor,
  type Credentials,
} from '../data/session.ts';
import { resumeAfterSignIn, useMustSignInAgain, workingPerson } from '../data/signInAgain.ts';
import { useText } from '../i18n/useText.ts';
import { leaveFor } from '../parts/drafts.ts';
import { CodeForm } from './CodeForm.tsx';
import { CredentialFields } from './CredentialFields.tsx';
import { FormCard } from './FormCard.tsx';
import { useEndedFor } from './useEndedFor.ts';
import { useFormSending } from './useFormSending.ts';

/** Continues after a sign-in. For another person the page is loaded anew, because its values were typed by somebody else. */
const resume = async (): Promise<void> => {
  const personBefore = workingPerson();
  const user = await renewSession();
  if (user?.id === personBefore) resumeAfterSignIn();
  else leaveFor(homePath);
};

/** A dialog over the current page that asks a person whose session has ended to sign in again. */
export function SignInAgain() {
  return useMustSignInAgain() ? <DialogAfterTyping /> : null;
}

/** A person is still typing a word while their keys follow one another faster than this (ms). */
const restMs = 800;

/** Waits until nobody is typing, because the dialog takes the focus from the form. */
const DialogAfterTyping = () => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (isIdle) return undefined;
    let timer = setTimeout(() => setIdle(true), restMs);
    const onKey = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), restMs);
    };
    // `true` listens before the fields do, because a field may stop the event.
    window.addEventListener('keydown', onKey, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKey, true);
    };
  }, [isIdle]);
  return isIdle ? <SignInDialog /> : null;
};

const SignInDialog = () => {
  const titleId = useId();
  const [step, setStep] = useState<PendingStep>();
  return (
    <Dialog
      open
      aria-labelledby={titleId}
      slotProps={{ backdrop: { sx: { backdropFilter: 'blur(6px)' } } }}
      sx={{ '& .MuiDialog-paper > form': { border: 'none' } }}
    >
      {step ? (
        <CodeForm
          step={step}
          titleId={titleId}
          onDone={() => void resume()}
          onLost={() => setStep(undefined)}
        />
      ) : (
        <FirstStep titleId={titleId} onStep={setStep} />
      )}
    </Dialog>
  );
};

interface FirstStepProps {
  readonly titleId: string;
  /** Called if the password is right and a second step is needed. */
  readonly onStep: (step: PendingStep) => void;
}

const FirstStep = ({ titleId, onStep }: FirstStepProps) => {
  const text = useText();
  // The working place that ended this session, if one did: some of them allow a person only one session.
  const endedFor = useEndedFor(sessionJustEndedFor);
  const { data: identity } = useGetIdentity();
  // The login of the person whose session has ended.
  const login = loginHere();
  const form = useForm<Credentials>({ defaultValues: { email: login, password: '', remember: false } });
  const { refusal, send, busy } = useFormSending(form);
  const submit = send(async (credentials) => {
    if (await sendCredentials(credentials)) onStep(await authCalls.pending());
    else await resume();
  });
  return (
    <FormProvider {...form}>
      <FormCard
        title={text('login.again')}
        titleId={titleId}
        hint={
          endedFor
            ? text('login.endedFor', { place: endedFor })
            : text('login.againHint', { name: identity?.fullName ?? '' })
        }
        refusal={refusal}
        onSubmit={submit}
      >
        <CredentialFields isLoginFilled={login !== ''} />
        <Button type="submit" variant="contained" size="large" disabled={busy}>
          {text('login.signIn')}
        </Button>
        <Button onClick={() => leaveFor('/login')}>{text('login.asAnother')}</Button>
      </FormCard>
    </FormProvider>
  );
};
