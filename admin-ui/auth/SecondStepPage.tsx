import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { authCalls, type PendingStep } from '../data/authCalls.ts';
import { queryClient } from '../data/queryClient.ts';
import { firstStepFrom } from '../data/redirectFrom.ts';
import { forgetSession } from '../data/session.ts';
import { useText } from '../i18n/useText.ts';
import { CodeForm } from './CodeForm.tsx';
import { PublicLink } from './PublicLink.tsx';
import { PublicPage } from './PublicPage.tsx';
import { useGoOn } from './useGoOn.ts';

/** The second step of signing in. A browser without a pending step is led to the first one. */
const SecondStepPage = () => {
  const text = useText();
  const { search } = useLocation();
  const navigate = useNavigate();
  const goOn = useGoOn();
  const leave = useCallback(
    () => void navigate(firstStepFrom(search), { replace: true }),
    [navigate, search],
  );
  const step = usePendingStep(leave);
  const done = () => {
    forgetSession();
    // What was read before belongs to somebody else, or to nobody.
    queryClient.clear();
    goOn();
  };
  return (
    <PublicPage waiting={!step}>
      {step && (
        <CodeForm step={step} onDone={done} onLost={leave}>
          <PublicLink to="/login" label={text('account.toSignIn')} />
        </CodeForm>
      )}
    </PublicPage>
  );
};

/** The pending second step of this browser; undefined until it is read. Calls `leave` if there is none or it cannot be read. */
function usePendingStep(leave: () => void): PendingStep | undefined {
  const [step, setStep] = useState<PendingStep>();
  useEffect(() => {
    let isUnmounted = false;
    void authCalls.pending().then(
      (answer) => {
        if (isUnmounted) return;
        if (answer.pending) setStep(answer);
        else leave();
      },
      () => isUnmounted || leave(),
    );
    return () => {
      isUnmounted = true;
    };
  }, [leave]);
  return step;
}

export default SecondStepPage;
