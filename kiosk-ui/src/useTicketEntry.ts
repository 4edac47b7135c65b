import { useCallback, useEffect } from 'react';
import { beginningOf } from '#domain/kernel/shortText.ts';
import type { KioskTicket } from '#domain/terminal/kioskMessages.ts';
import { ticketMaxLength, ticketOf } from '#domain/terminal/kioskMessages.ts';
import { asScanned, KioskProblem } from './kioskProblem.ts';
import type { KioskLanguage } from './texts/texts.ts';
import type { VisitState } from './useVisitState.ts';
import { aheadOf, onJourney } from './visit.ts';

export interface TicketEntryOptions {
  /** Whether a person chose the language; otherwise the screen takes that of the ticket's driver. */
  readonly isChosen: boolean;
  /** Shows the screens in a language. */
  readonly onSpeak: (language: KioskLanguage) => void;
  /** True on the driver's own phone, where the link of the SMS opened the page. */
  readonly ownDevice: boolean;
  /** The ticket in the address of the page; empty if there is none. */
  readonly ticket: string;
}

/** Takes a ticket that was typed, scanned or opened by a link, and sends its driver the code that confirms it. */
export function useTicketEntry(
  state: VisitState,
  { isChosen, onSpeak, ownDevice, ticket }: TicketEntryOptions,
) {
  const { visit, typed, client, speech, attempt, turnTo, setVisit, setTyped, setCode, setProblem } = state;

  const sendCode = useCallback(
    async (to: KioskTicket, signal: AbortSignal) => {
      const sent = await client.sendCode(to.ticket, speech.now(), { signal });
      setVisit({ at: 'code', ticket: to, sent, clockAhead: aheadOf(sent) });
    },
    [client, speech, setVisit],
  );

  // `keepsLanguage`: the screens stay in the language they have, instead of taking that of the ticket's driver.
  const openTicket = useCallback(
    async (entered: string, signal: AbortSignal, keepsLanguage = isChosen) => {
      const opened = await client.ticket(entered, { signal });
      if (opened.step === 'left' || opened.step === 'cancelled')
        return setVisit({ at: 'finished', ticket: opened });
      setCode('');
      if (!keepsLanguage) {
        speech.set(opened.language);
        onSpeak(opened.language);
      }
      setVisit({ at: 'code', ticket: opened, sent: null, clockAhead: 0 });
      await sendCode(opened, signal);
    },
    [client, isChosen, onSpeak, sendCode, speech, setCode, setVisit],
  );
  useReopenedJourney(state, ownDevice, ticket, openTicket);

  return {
    /** Replaces what is typed: a ticket, or on its own screen a plate. */
    typeEntry: (text: string) => {
      setTyped(beginningOf(text.toUpperCase(), ticketMaxLength));
      setProblem(null);
    },
    submitTicket: () => {
      const entered = ticketOf(typed);
      if (entered) void attempt((signal) => openTicket(entered, signal));
    },
    /** A scanned ticket begins a new visit, also if another one is shown. */
    scan: (scanned: string) => {
      // If a visit is shown, the driver who chose its language may be gone. The driver who scans now has chosen no language yet.
      const isAfterVisit = !ownDevice && (visit.at === 'journey' || visit.at === 'goodbye');
      turnTo({ at: 'ticket' }, { signOff: visit.at === 'journey' });
      const entered = ticketOf(scanned);
      setTyped(entered);
      const keepsLanguage = isChosen && !isAfterVisit;
      if (entered) void attempt((signal) => openTicket(entered, signal, keepsLanguage).catch(asScanned));
    },
    resendCode: () => {
      if (visit.at !== 'code') return;
      void attempt((signal) => sendCode(visit.ticket, signal));
    },
  };
}

type OpenTicket = (entered: string, signal: AbortSignal) => Promise<void>;

/** A phone that is used again shows its journey without confirming the ticket a second time. */
const useReopenedJourney = (
  { client, attempt, setVisit }: VisitState,
  ownDevice: boolean,
  ticket: string,
  openTicket: OpenTicket,
): void => {
  useEffect(() => {
    if (!ownDevice) return;
    void attempt(async (signal) => {
      const journey = await client.journey({ signal }).catch((thrown: unknown) => {
        if (thrown instanceof KioskProblem) return null;
        throw thrown;
      });
      if (journey?.ticket === ticket) setVisit(onJourney(journey));
      else await openTicket(ticket, signal);
    });
    // The effect runs once, when the page opens, because none of these change on a phone: its language always counts as chosen.
  }, [attempt, client, openTicket, ticket, ownDevice, setVisit]);
};
