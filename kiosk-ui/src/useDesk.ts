import { useCallback, useEffect, useRef, useState } from 'react';
import type { KioskBuyer, KioskPayment } from '#domain/terminal/kioskPaymentMessages.ts';
import type { DocumentStep } from '#domain/terminal/kioskMessages.ts';
import { lookEveryMs, pause } from './kioskCall.ts';
import type { KioskLanguage } from './texts/texts.ts';
import { useFirm } from './useFirm.ts';
import { usePaper } from './usePaper.ts';
import type { VisitControl } from './useVisit.ts';

/** What is shown instead of the journey: paying, the buyer on the invoice, or leaving without the order. */
export type Panel = 'none' | 'pay' | 'firm' | 'leave';

/** Payment, document check and printing for the present driver. Everything is reset for the next driver. */
export function useDesk(control: VisitControl, language: KioskLanguage) {
  const { visit, client, attempt, press } = control;
  const [panel, setPanel] = useState<Panel>('none');
  const { firm, setFirm, ...lookUp } = useFirm(control);
  const { paper, setPaper, print } = usePaper(control, language);
  const atJourney = visit.at === 'journey';
  const card = useCardPayment(control, atJourney && panel === 'pay', () => setPanel('pay'));
  const { forgetPayment } = card;

  // A journey that begins or ends means another driver.
  useEffect(() => {
    setPanel('none');
    setFirm(null);
    setPaper(null);
    forgetPayment();
  }, [atJourney, forgetPayment, setFirm, setPaper]);

  return {
    panel,
    payment: card.payment,
    lastAttempt: card.lastAttempt,
    firm,
    /** Whether the driver has asked to cancel the card payment: if the terminal then takes no money, that is no failure. */
    calledOff: card.calledOff,
    paper,
    /** True while the driver waits for paper: then the screen is reset later. */
    isPrinting: paper?.says === 'printing',
    /** True while the terminal asks for a card: then a scan by somebody else does not begin another visit. */
    isPaying: panel === 'pay' && card.isCharging,
    /** Whether the driver must still show a document, or say whether it was read correctly. */
    isDocumentOpen: (step: DocumentStep) => step === 'asked' || step === 'toConfirm' || step === 'refused',
    openPay: card.open,
    payByCard: card.pay,
    callOff: card.callOff,
    print,
    openFirm: () => {
      setFirm(null);
      setPanel('firm');
    },
    findFirm: lookUp.find,
    leaveFirm: () => {
      lookUp.leave();
      card.show();
    },
    openLeave: () => setPanel('leave'),
    leave: () =>
      void attempt(async (signal) => {
        await press('leave', (key) => client.leave(key, { signal }));
        control.sayGoodbye('left');
      }),
    back: () => setPanel('none'),
    ...documentActions(control),
  };
}
export type DeskControl = ReturnType<typeof useDesk>;

/**
 * The payment by card: the debt, the attempts on the card terminal, and what the driver does. The function `attempt` runs a call
 * and shows its error; `payment.attempt` is the last attempt to charge a card.
 * @param onOpen shows the panel of the payment
 */
const useCardPayment = (control: VisitControl, paying: boolean, onOpen: () => void) => {
  const { client, attempt, press } = control;
  const [payment, setPayment] = useState<KioskPayment | null>(null);
  const [calledOff, setCalledOff] = useState(false);
  /** The id of the last card payment when the panel was opened. Its outcome is not shown: it may be that of another driver. */
  const seenAttempt = useRef<number | null>(null);
  useWatchedPayment(control, paying, setPayment);
  const forgetPayment = useCallback(() => {
    setPayment(null);
    setCalledOff(false);
  }, []);
  const state = payment?.attempt?.state;
  const show = (current: KioskPayment | null) => {
    seenAttempt.current = current?.attempt?.id ?? null;
    onOpen();
  };
  return {
    payment,
    calledOff,
    /** The card payment that was begun since the panel was opened; null if there was none. */
    lastAttempt: payment?.attempt && payment.attempt.id !== seenAttempt.current ? payment.attempt : null,
    isCharging: state === 'Waiting' || state === 'Sending',
    forgetPayment,
    open: () =>
      void attempt(async (signal) => {
        const current = await client.payment({ signal });
        setPayment(current);
        show(current);
      }),
    /** Shows the payment as it was read last, without waiting for an answer. */
    show: () => show(payment),
    pay: (buyer: KioskBuyer | null) =>
      void attempt(async (signal) => {
        setCalledOff(false);
        // The key names the last known attempt, so that a press after its outcome is a new one.
        const pressName = `pay ${payment?.attempt?.id ?? 0} ${JSON.stringify(buyer)}`;
        setPayment(await press(pressName, (key) => client.payByCard(buyer, key, { signal })));
        onOpen();
      }),
    callOff: () =>
      void attempt(async (signal) =>
        setPayment(await askToCallOff(() => client.cancelCard({ signal }), setCalledOff)),
      ),
  };
};

/**
 * Asks for a card payment to be cancelled. If this call fails, nothing was asked, so that the driver can press again.
 * @throws what the call throws
 */
export async function askToCallOff(
  call: () => Promise<KioskPayment>,
  setCalledOff: (isCalledOff: boolean) => void,
): Promise<KioskPayment> {
  setCalledOff(true);
  try {
    return await call();
  } catch (thrown) {
    setCalledOff(false);
    throw thrown;
  }
}

/** While the driver pays, the state of the payment is asked for again and again. */
const useWatchedPayment = (
  { client, beginLook }: VisitControl,
  paying: boolean,
  onPayment: (payment: KioskPayment) => void,
): void => {
  useEffect(() => {
    if (!paying) return;
    const stop = new AbortController();
    const keepLooking = async (): Promise<void> => {
      // An answer that comes after a newer one is not shown.
      const isNew = beginLook();
      await client
        .payment({ signal: stop.signal })
        .then((payment) => isNew() && onPayment(payment))
        // If the call fails, the state is asked for again after the pause.
        .catch(() => stop.signal.throwIfAborted());
      await pause(lookEveryMs, stop.signal);
      return keepLooking();
    };
    keepLooking().catch(() => undefined);
    return () => stop.abort();
  }, [client, beginLook, paying, onPayment]);
};

/** Sends the lines of the driver's document to the terminal, and the driver's answer whether they were read correctly. */
const documentActions = ({ client, attempt, press, showJourney, arrive }: VisitControl) => ({
  showDocument: (lines: readonly string[]) =>
    void attempt(async (signal) => {
      const show = (key: string) => client.showDocument(lines, key, { signal });
      showJourney(await press(`document ${lines.join()}`, show));
    }),
  answerDocument: (confirmed: boolean) =>
    void attempt(async (signal) => {
      const journey = await client.answerDocument(confirmed, { signal });
      showJourney(journey);
      if (confirmed && journey.move === 'arrive') await arrive(signal);
    }),
});
