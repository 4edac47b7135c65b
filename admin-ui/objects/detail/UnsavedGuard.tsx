import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import { useText } from '../../i18n/useText.ts';
import { useAsk } from '../../parts/AskProvider.tsx';
import { hasUnsaved, useMarkUnsaved } from '../../parts/unsaved.ts';

const warnBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

/** Asks before the changes of this form are left behind: by a link, by closing a tab, by closing the browser. */
export const UnsavedGuard = () => {
  const { isDirty } = useFormState();
  useUnsavedGuard(isDirty);
  return null;
};

/** As `UnsavedGuard`, for what is no form. */
export const useUnsavedGuard = (isDirty: boolean): void => {
  const text = useText();
  const ask = useAsk();
  useMarkUnsaved(isDirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void ask({ text: text('unsaved.leaveAsk'), danger: true }).then((consent) =>
      consent ? blocker.proceed() : blocker.reset(),
    );
  }, [ask, blocker, text]);

  useEffect(() => {
    if (!isDirty) return undefined;
    window.addEventListener('beforeunload', warnBrowser);
    return () => window.removeEventListener('beforeunload', warnBrowser);
  }, [isDirty]);
};
