import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { queryClient } from '../data/queryClient.ts';
import { firstStepFrom } from '../data/redirectFrom.ts';
import { forgetSession } from '../data/session.ts';
import { useText } from '../i18n/useText.ts';
import { CodeForm } from './CodeForm.tsx';
import { DoorLink } from './DoorLink.tsx';
import { PublicPage } from './PublicPage.tsx';
import { useGoOn } from './useGoOn.ts';
import { usePendingStep } from './usePendingStep.ts';

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
    queryClient.clear();
    goOn();
  };
  return (
    <PublicPage waiting={!step}>
      {step && (
        <CodeForm step={step} onDone={done} onLost={leave}>
          <DoorLink to="/login" label={text('account.toSignIn')} />
        </CodeForm>
      )}
    </PublicPage>
  );
};

export default SecondStepPage;
