import { useEffect } from 'react';
import { pause } from './kioskCall.ts';
import { KioskProblem } from './kioskProblem.ts';
import type { VisitState } from './useVisitState.ts';
import { onJourney } from './visit.ts';
import type { CodeState } from '#domain/terminal/kioskMessages.ts';
import type { createKioskClient } from './kioskClient.ts';

// A look is one request that a screen makes by itself to learn what has changed: of the journey, or of the message with the code.

/** The pause between two readings of a journey. */
const pollEveryMs = 3000;
/** The first and the longest pause between two questions about a code. */
const firstCodeLookMs = 2500;
const longestCodeLookMs = 30_000;

/**
 * How long to wait before asking again whether the code was sent. A gateway that is away may be away for hours, and the API
 * counts these calls: the kiosks and the phones behind one address share its limit.
 * @param looks how often the kiosk has asked already
 */
export function msBeforeCodeLook(looks: number): number {
  return Math.min(firstCodeLookMs * 1.5 ** looks, longestCodeLookMs);
}

/**
 * While the journey is shown, it is read again and again. A driver who is no longer signed in must enter the ticket again; any
 * other error is ignored, because the next reading comes soon.
 */
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
    // Aborted when the driver leaves this visit.
    const { signal } = life.current;
    const look = async (): Promise<void> => {
      await pause(pollEveryMs, signal);
      try {
        // `isNew()` is false if the driver has pressed a button meanwhile: the screen may then be newer than this answer.
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
      // The session has ended, so there is nothing to sign off from.
      turnTo({ at: 'ticket' }, { signOff: false });
      setProblem(thrown as KioskProblem);
    });
  }, [atJourney, client, life, beginLook, setVisit, setProblem, turnTo]);
}

/** While a message with a code is being sent, its state is asked for again and again, ever more seldom. */
export function useCodeLooks({ visit, client, setVisit }: VisitState): void {
  const sending = visit.at === 'code' && visit.sent?.state === 'sending' ? visit : undefined;
  const ticket = sending?.ticket.ticket;
  /** When the code can be sent again. It differs for each message, so it tells one message for a ticket from the next. */
  const resendAt = sending?.sent?.resendAt;
  useEffect(() => {
    if (ticket === undefined) return;
    const stop = new AbortController();
    const look = async (looks = 0): Promise<void> => {
      await pause(msBeforeCodeLook(looks), stop.signal);
      const state = await codeStateOf(client, ticket, stop.signal);
      setVisit((current) =>
        current.at === 'code' && current.sent && current.sent.resendAt === resendAt
          ? { ...current, sent: { ...current.sent, state } }
          : current,
      );
      return state === 'sending' ? look(looks + 1) : undefined;
    };
    look().catch(() => undefined);
    return () => stop.abort();
  }, [client, ticket, resendAt, setVisit]);
}

/**
 * The state of the message. `none` (no code was ever sent for the ticket) counts as failed. After an error of the API the message
 * counts as still being sent, so that its state is asked for again.
 */
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
