import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { firstStepFrom } from '../data/redirectFrom.ts';
import { CodeForm } from './CodeForm.tsx';
import { PublicPage } from './PublicPage.tsx';
import { useGoOn } from './useGoOn.ts';
import { usePendingStep } from './usePendingStep.ts';

/** The second step of signing in; whoever owes none goes to the first. */
const SecondStepPage = () => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const goOn = useGoOn();
  const leave = useCallback(
    () => void navigate(firstStepFrom(search), { replace: true }),
    [navigate, search],
  );
  const step = usePendingStep(leave);
  return (
    <PublicPage waiting={!step}>{step && <CodeForm step={step} onDone={goOn} onLost={leave} />}</PublicPage>
  );
};

export default SecondStepPage;
