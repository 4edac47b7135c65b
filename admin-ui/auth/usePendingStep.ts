import { useEffect, useState } from 'react';
import { authCalls, type PendingStep } from '../data/authCalls.ts';

/** The pending second step of this browser. Calls `leave` if there is none. */
export function usePendingStep(leave: () => void): PendingStep | undefined {
  const [step, setStep] = useState<PendingStep>();
  useEffect(() => {
    let left = false;
    void authCalls.pending().then(
      (found) => {
        if (left) return;
        if (found.pending) setStep(found);
        else leave();
      },
      () => left || leave(),
    );
    return () => {
      left = true;
    };
  }, [leave]);
  return step;
}
