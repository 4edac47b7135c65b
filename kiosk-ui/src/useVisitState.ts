import { useCallback, useMemo, useRef, useState } from 'react';
import type { Connection } from './kioskCall.ts';
import { createKioskClient } from './kioskClient.ts';
import { KioskProblem } from './kioskProblem.ts';
import { createPressKeys } from './pressKeys.ts';
import type { KioskLanguage } from './texts/texts.ts';
import { createTurns } from './turns.ts';
import type { Visit } from './visit.ts';

/**
 * The visit as the screens show it, what the driver has typed, and the calls for the present driver. One call runs at a time;
 * leaving aborts it.
 * @param opened the ticket in the address of the page, empty if there is none
 */
export function useVisitState(language: KioskLanguage, opened: string) {
  const [visit, setVisit] = useState<Visit>({ at: opened ? 'ticket' : 'welcome' });
  const entry = useEntry(opened);
  const { setProblem, clear } = entry;
  const [busy, setBusy] = useState(false);
  const [connection, setConnection] = useState<Connection>('good');
  const callLanguage = useRef(language);
  callLanguage.current = language;
  /** The language of the calls. `set` takes effect at once, before the screens are drawn in the new language. */
  const speech = useMemo(
    () => ({
      now: () => callLanguage.current,
      set: (next: KioskLanguage) => {
        callLanguage.current = next;
      },
    }),
    [],
  );
  const client = useMemo(() => createKioskClient(setConnection, speech.now), [speech]);
  /** The calls of the present driver end with this signal. */
  const life = useRef(new AbortController());
  /** The keys by which the server recognises a press that is sent again. */
  const presses = useMemo(() => createPressKeys(), []);
  /** Says whether a call runs, and whether the answer to a poll may still be shown. */
  const [turns] = useState(createTurns);

  /**
   * Shows `next`, aborts the calls of the previous driver, forgets what that driver typed, and ends their session if
   * `signOff`.
   */
  const turnTo = useCallback(
    (next: Visit, { signOff = true } = {}) => {
      life.current.abort();
      life.current = new AbortController();
      turns.end();
      presses.forget();
      if (signOff) client.signOff();
      setVisit(next);
      clear();
      setBusy(false);
      setConnection('good');
    },
    [client, presses, turns, clear],
  );

  /** Runs one piece of work for the present driver and shows its error. It does nothing while another one runs. */
  const attempt = useCallback(
    async (work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
      if (turns.isRunning()) return;
      const { signal } = life.current;
      turns.begin();
      setBusy(true);
      setProblem(null);
      try {
        await work(signal);
      } catch (thrown) {
        if (signal.aborted) return;
        const problem = asProblem(thrown);
        if (problem.code === 'not_signed_in') turnTo({ at: 'ticket' }, { signOff: false });
        setProblem(problem);
      }
      if (signal.aborted) return;
      turns.end();
      setBusy(false);
    },
    [turnTo, turns, setProblem],
  );

  const calls = { client, life, presses, beginLook: turns.beginLook, attempt };
  return { ...entry, ...calls, visit, setVisit, busy, connection, speech, turnTo };
}

export type VisitState = ReturnType<typeof useVisitState>;

const asProblem = (thrown: unknown): KioskProblem =>
  thrown instanceof KioskProblem ? thrown : new KioskProblem('unexpected');

/**
 * The ticket or plate and the code as far as they are typed, and what was wrong with them. A driver's own telephone always begins
 * with the ticket of its link (`opened`), because no other driver uses that telephone.
 */
const useEntry = (opened: string) => {
  const [typed, setTyped] = useState(opened);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<KioskProblem | null>(null);
  const clear = useCallback(() => {
    setTyped(opened);
    setCode('');
    setProblem(null);
  }, [opened]);
  return { typed, setTyped, code, setCode, problem, setProblem, clear };
};
