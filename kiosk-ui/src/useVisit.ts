import type { DriverMove } from '#domain/terminal/kiosk.rules.ts';
import { smsCodeLength, type KioskJourney } from '#domain/terminal/kioskMessages.ts';
import { KioskProblem } from './kioskProblem.ts';
import type { KioskLanguage } from './texts/texts.ts';
import { useTicketEntry, type TicketEntryOptions } from './useTicketEntry.ts';
import { useCodeLooks, useJourneyLooks } from './useVisitLooks.ts';
import { useVisitState, type VisitState } from './useVisitState.ts';
import { onJourney } from './visit.ts';

interface VisitOptions extends TicketEntryOptions {
  readonly language: KioskLanguage;
}

/**
 * The visit and the driver's actions in it. A driver is signed in only while the journey is shown, so `turnTo` need not sign
 * anybody off (`signOff: false`) from the other screens. `ownDevice` is true on the driver's own phone and false at a kiosk.
 */
export function useVisit({ language, ...options }: VisitOptions) {
  const state = useVisitState(language, options.ticket);
  const { visit, typed, client, presses, attempt, setVisit, turnTo } = state;
  const { ownDevice } = options;
  useJourneyLooks(state);
  const ticket = useTicketEntry(state, options);
  useCodeLooks(state);
  const makeMove = moverOf(state, ownDevice);
  return {
    visit,
    typed,
    code: state.code,
    problem: state.problem,
    clearProblem: () => state.setProblem(null),
    busy: state.busy,
    connection: state.connection,
    client,
    press: presses.press,
    attempt,
    beginLook: state.beginLook,
    ...ticket,
    typeCode: codeTyperOf(state, ownDevice, makeMove),
    move: (move: DriverMove) => void attempt((signal) => makeMove(move, signal)),
    arrive: (signal: AbortSignal) => makeMove('arrive', signal),
    showJourney: (journey: KioskJourney) => setVisit(onJourney(journey)),
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

type MakeMove = (move: DriverMove, signal: AbortSignal) => Promise<void>;

/** Makes the function that makes a move of the truck and shows the state after it. */
const moverOf =
  ({ client, presses, setVisit, turnTo }: VisitState, ownDevice: boolean): MakeMove =>
  async (move, signal) => {
    try {
      const journey = await presses.press(move, (key) => client.move(move, key, { signal }));
      // A kiosk then waits for the next driver; a phone goes on to show the journey of its driver.
      if (move === 'exitTerminal' && !ownDevice) turnTo({ at: 'goodbye', kind: 'left' });
      else setVisit(onJourney(journey));
    } catch (thrown) {
      // An error means that the screen was out of date: the present state is shown beside the error.
      if (!(thrown instanceof KioskProblem) || thrown.code === 'not_signed_in') throw thrown;
      setVisit(onJourney(await client.journey({ signal })));
      throw thrown;
    }
  };

/** Makes the function that takes the digits of a code; the last of them confirms the ticket. */
const codeTyperOf = (
  { visit, client, attempt, setVisit, setCode, setProblem }: VisitState,
  ownDevice: boolean,
  makeMove: MakeMove,
) => {
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
  return (digits: string): void => {
    const next = digits.replace(/\D/g, '').slice(0, smsCodeLength);
    setCode(next);
    setProblem(null);
    if (next.length === smsCodeLength) void enterCode(next);
  };
};
