import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AskDialog, type Consent, type DialogQuestion } from './AskDialog.tsx';

/** Asks a question for yes or no. Resolves with the consent, or with undefined for a no and for Esc. */
export type Ask = (question: DialogQuestion) => Promise<Consent | undefined>;

const AskContext = createContext<Ask>(() => Promise.resolve(undefined));
export function useAsk(): Ask {
  return useContext(AskContext);
}

interface Pending {
  readonly question: DialogQuestion;
  readonly answer: (consent: Consent | undefined) => void;
  /** The page where the question was asked, and whose content it is about. */
  readonly pathname: string;
}

/** Shows the questions that the screens inside ask, one at a time. A new question answers an open one with no. */
export function AskProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [pending, setPending] = useState<Pending>();
  // The same as `pending`, for a question that is asked before the next rendering.
  const latest = useRef<Pending>(undefined);
  const put = useCallback((next: Pending | undefined) => {
    latest.current = next;
    setPending(next);
  }, []);
  const settle = useCallback(
    (consent: Consent | undefined) => {
      const answered = latest.current;
      put(undefined);
      answered?.answer(consent);
    },
    [put],
  );
  const ask = useCallback<Ask>(
    (question) => {
      settle(undefined);
      return new Promise((answer) => put({ question, answer, pathname: window.location.pathname }));
    },
    [put, settle],
  );
  // Closes the question when the page changes, because it is not about the new page.
  useEffect(() => {
    if (latest.current && latest.current.pathname !== pathname) settle(undefined);
  }, [pathname, settle]);
  return (
    <AskContext.Provider value={ask}>
      {children}
      {pending && <AskDialog question={pending.question} onSettle={settle} />}
    </AskContext.Provider>
  );
}
