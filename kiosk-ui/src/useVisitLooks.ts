import { useEffect } from 'react';
import { pause } from './kioskCall.ts';
import { KioskProblem } from './kioskProblem.ts';
import type { VisitState } from './useVisitState.ts';
import { onJourney } from './visit.ts';
import type { CodeState } from '#domain/terminal/kioskMessages.ts';
import type { createKioskClient } from './kioskClient.ts';

const pollEveryMs = 3000;
const codeLookEveryMs = 2500;

/** While the journey is shown, it is read again and again. A driver who is no longer signed in must enter the ticket again. */
export function useJourneyLooks({
  visit,
  client,
  life,
  beginLook,
  setVisit,
  setProblem,
  turnTo,
}: VisitState): void {
  const atJourney = visit.at === 'journey';
  useEffect(() => {
    if (!atJourney) return;
    const { signal } = life.current;
    const look = async (): Promise<void> => {
      await pause(pollEveryMs, signal);
      try {
        const isNew = beginLook();
        const journey = await client.journey({ signal });
        setVisit((current) => (current.at === 'journey' && isNew() ? onJourney(journey) : current));
      } catch (thrown) {
        if (thrown instanceof KioskProblem && thrown.code === 'not_signed_in') throw thrown;
        signal.throwIfAborted();
      }
      return look();
    };
    look().catch((thrown: unknown) => {
      if (signal.aborted) return;
      turnTo({ at: 'ticket' }, { signOff: false });
      setProblem(thrown as KioskProblem);
    });
  }, [atJourney, client, life, beginLook, setVisit, setProblem, turnTo]);
}

/** While a message with a code is being sent, its state is asked for again and again. */
export function useCodeLooks({ visit, client, setVisit }: VisitState): void {
  const sendingFor = visit.at === 'code' && visit.sent?.state === 'sending' ? visit.ticket.ticket : null;
  useEffect(() => {
    if (sendingFor === null) return;
    const stop = new AbortController();
    const look = async (): Promise<void> => {
      await pause(codeLookEveryMs, stop.signal);
      const state = await codeStateOf(client, sendingFor, stop.signal);
      setVisit((current) =>
        current.at === 'code' && current.sent ? { ...current, sent: { ...current.sent, state } } : current,
      );
      return state === 'sending' ? look() : undefined;
    };
    look().catch(() => undefined);
    return () => stop.abort();
  }, [client, sendingFor, setVisit]);
}

/** The state of the message. After an error of the API it counts as still being sent, so that it is asked for again. */
async function codeStateOf(
  client: ReturnType<typeof createKioskClient>,
  ticket: string,
  signal: AbortSignal,
): Promise<CodeState> {
  try {
    const { state } = await client.codeState(ticket, { signal });
    return state === 'none' ? 'failed' : state;
  } catch (thrown) {
    if (thrown instanceof KioskProblem) return 'sending';
    throw thrown;
  }
}
