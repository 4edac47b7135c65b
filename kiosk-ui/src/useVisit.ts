import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DriverMove } from '#domain/terminal/kiosk.rules.ts';
import {
  smsCodeLength,
  ticketMaxLength,
  ticketOf,
  type KioskCodeSent,
  type KioskJourney,
  type KioskTicket,
} from '#domain/terminal/kioskMessages.ts';
import { pause, type Connection } from './kioskCall.ts';
import { codeStateOf } from './codeState.ts';
import { createKioskClient } from './kioskClient.ts';
import { asScanned, KioskProblem } from './kioskProblem.ts';
import { createPressKeys } from './pressKeys.ts';
import type { KioskLanguage } from './texts/texts.ts';

/** The state of one driver's visit at the kiosk. */
export type Visit =
  | { readonly at: 'welcome' }
  | { readonly at: 'ticket' }
  /** The driver of a truck without an order types its plate to leave. */
  | { readonly at: 'plate' }
  | {
      readonly at: 'code';
      readonly ticket: KioskTicket;
      readonly sent: KioskCodeSent | null;
      readonly clockAhead: number;
    }
  | { readonly at: 'journey'; readonly journey: KioskJourney; readonly clockAhead: number }
  /** A ticket whose visit has ended: no code is sent for it. */
  | { readonly at: 'finished'; readonly ticket: KioskTicket }
  | { readonly at: 'goodbye'; readonly kind: 'waiting' | 'driving' | 'left' };

const pollEveryMs = 3000;
const codeLookEveryMs = 2500;

const aheadOf = ({ serverTime }: { serverTime: string }): number => Date.parse(serverTime) - Date.now();
const onJourney = (journey: KioskJourney): Visit => ({
  at: 'journey',
  journey,
  clockAhead: aheadOf(journey),
});

export interface VisitOptions {
  readonly language: KioskLanguage;
  /** Whether a person chose the language; otherwise the screen takes that of the ticket's driver. */
  readonly isChosen: boolean;
  readonly onSpeak: (language: KioskLanguage) => void;
  /** True on the driver's own phone, where the link of the SMS opened the page. */
  readonly ownDevice: boolean;
  /** The ticket in the address of the page; empty if there is none. */
  readonly ticket: string;
}

/** The visit and the driver's actions in it. One call runs at a time; leaving aborts it. */
export function useVisit({ language, isChosen, onSpeak, ownDevice, ticket: opened }: VisitOptions) {
  const [visit, setVisit] = useState<Visit>({ at: opened ? 'ticket' : 'welcome' });
  const [typed, setTyped] = useState(opened);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<KioskProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const [connection, setConnection] = useState<Connection>('good');
  const spoken = useRef(language);
  spoken.current = language;
  const client = useMemo(() => createKioskClient(setConnection, () => spoken.current), [spoken]);
  const life = useRef(new AbortController());
  const presses = useMemo(() => createPressKeys(), []);
  const working = useRef(false);

  /** Shows `next` to the next driver, and aborts the calls of the one before. */
  const turnTo = useCallback(
    (next: Visit, { signOff = true } = {}) => {
      life.current.abort();
      life.current = new AbortController();
      working.current = false;
      presses.forget();
      if (signOff) client.signOff();
      setVisit(next);
      setTyped('');
      setCode('');
      setProblem(null);
      setBusy(false);
      setConnection('good');
    },
    [client, presses],
  );

  const attempt = useCallback(
    async (work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
      if (working.current) return;
      const { signal } = life.current;
      working.current = true;
      setBusy(true);
      setProblem(null);
      try {
        await work(signal);
      } catch (thrown) {
        if (signal.aborted) return;
        const told = thrown instanceof KioskProblem ? thrown : new KioskProblem('unexpected');
        if (told.code === 'not_signed_in') turnTo({ at: 'ticket' }, { signOff: false });
        setProblem(told);
      } finally {
        if (!signal.aborted) {
          working.current = false;
          setBusy(false);
        }
      }
    },
    [turnTo],
  );

  const sendCode = useCallback(
    async (ticket: KioskTicket, signal: AbortSignal) => {
      const sent = await client.sendCode(ticket.ticket, spoken.current, { signal });
      setVisit({ at: 'code', ticket, sent, clockAhead: aheadOf(sent) });
    },
    [client, spoken],
  );

  const openTicket = useCallback(
    async (entered: string, signal: AbortSignal) => {
      const ticket = await client.ticket(entered, { signal });
      if (ticket.step === 'left' || ticket.step === 'cancelled') return setVisit({ at: 'finished', ticket });
      setCode('');
      if (!isChosen) {
        spoken.current = ticket.language;
        onSpeak(ticket.language);
      }
      setVisit({ at: 'code', ticket, sent: null, clockAhead: 0 });
      await sendCode(ticket, signal);
    },
    [client, isChosen, onSpeak, sendCode],
  );

  const enterTicket = (entered: string) => attempt((signal) => openTicket(entered, signal));

  const makeMove = async (move: DriverMove, signal: AbortSignal) => {
    try {
      const journey = await presses.press(move, (key) => client.move(move, key, { signal }));
      if (move === 'exitTerminal' && !ownDevice) turnTo({ at: 'goodbye', kind: 'left' });
      else setVisit(onJourney(journey));
    } catch (thrown) {
      // An error means that the screen was out of date: the present state is shown beside the error.
      if (!(thrown instanceof KioskProblem) || thrown.code === 'not_signed_in') throw thrown;
      setVisit(onJourney(await client.journey({ signal })));
      throw thrown;
    }
  };

  const enterCode = (entered: string) =>
    attempt(async (signal) => {
      if (visit.at !== 'code') return;
      try {
        const journey = await client.confirm(visit.ticket.ticket, entered, ownDevice, { signal });
        setCode('');
        setVisit(onJourney(journey));
        // A driver at the kiosk has arrived; on a phone the driver must say so.
        const mayArrive = journey.document === 'notAsked' || journey.document === 'confirmed';
        if (journey.move === 'arrive' && mayArrive && !ownDevice) await makeMove('arrive', signal);
      } catch (thrown) {
        setCode('');
        throw thrown;
      }
    });

  const atJourney = visit.at === 'journey';
  useEffect(() => {
    if (!atJourney) return;
    const { signal } = life.current;
    const look = async (): Promise<void> => {
      await pause(pollEveryMs, signal);
      try {
        const journey = await client.journey({ signal });
        setVisit((now) => (now.at === 'journey' && !working.current ? onJourney(journey) : now));
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
  }, [atJourney, client, turnTo]);

  // A phone that is used again shows its journey without confirming the ticket a second time.
  useEffect(() => {
    if (!ownDevice) return;
    void attempt(async (signal) => {
      const journey = await client.journey({ signal }).catch((thrown: unknown) => {
        if (thrown instanceof KioskProblem) return null;
        throw thrown;
      });
      if (journey?.ticket === opened) setVisit(onJourney(journey));
      else await openTicket(opened, signal);
    });
    // The effect runs once, when the page opens, because none of these change.
  }, [attempt, client, openTicket, opened, ownDevice]);

  const sendingFor = visit.at === 'code' && visit.sent?.state === 'sending' ? visit.ticket.ticket : null;
  useEffect(() => {
    if (sendingFor === null) return;
    const stop = new AbortController();
    const look = async (): Promise<void> => {
      await pause(codeLookEveryMs, stop.signal);
      const state = await codeStateOf(client, sendingFor, stop.signal);
      setVisit((now) => (now.at === 'code' && now.sent ? { ...now, sent: { ...now.sent, state } } : now));
      return state === 'sending' ? look() : undefined;
    };
    look().catch(() => undefined);
    return () => stop.abort();
  }, [client, sendingFor]);

  const typeCode = (digits: string) => {
    const next = digits.replace(/\D/g, '').slice(0, smsCodeLength);
    setCode(next);
    setProblem(null);
    if (next.length === smsCodeLength) void enterCode(next);
  };

  const typeTicket = (text: string) => {
    setTyped(text.toUpperCase().slice(0, ticketMaxLength));
    setProblem(null);
  };

  return {
    visit,
    typed,
    code,
    problem,
    busy,
    connection,
    typeTicket,
    typeCode,
    submitTicket: () => {
      const ticket = ticketOf(typed);
      if (ticket) void enterTicket(ticket);
    },
    /** A scanned ticket begins a new visit, also if another one is shown. */
    scan: (scanned: string) => {
      turnTo({ at: 'ticket' }, { signOff: visit.at === 'journey' });
      const ticket = ticketOf(scanned);
      setTyped(ticket);
      if (ticket) void attempt((signal) => openTicket(ticket, signal).catch(asScanned));
    },
    resendCode: () => {
      if (visit.at !== 'code') return;
      const { ticket } = visit;
      void attempt((signal) => sendCode(ticket, signal));
    },
    move: (move: DriverMove) => void attempt((signal) => makeMove(move, signal)),
    client,
    press: presses.press,
    attempt,
    showJourney: (journey: KioskJourney) => setVisit(onJourney(journey)),
    arrive: (signal: AbortSignal) => makeMove('arrive', signal),
    openPlate: () => turnTo({ at: 'plate' }, { signOff: false }),
    exitWithPlate: () =>
      void attempt(async (signal) => {
        await presses.press(`exit ${typed}`, (key) => client.exitWithoutDisposition(typed, key, { signal }));
        turnTo({ at: 'goodbye', kind: 'left' }, { signOff: false });
      }),
    begin: () => turnTo({ at: 'ticket' }, { signOff: false }),
    backToTicket: () => turnTo({ at: 'ticket' }, { signOff: false }),
    sayGoodbye: (kind: 'waiting' | 'driving' | 'left') => turnTo({ at: 'goodbye', kind }),
    reset: () => turnTo({ at: 'welcome' }, { signOff: visit.at === 'journey' }),
  };
}

export type VisitControl = ReturnType<typeof useVisit>;
