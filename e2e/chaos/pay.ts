import { systemActor } from '#domain/platform/actor.ts';
import type { KioskPayment } from '#domain/terminal/kioskPaymentMessages.ts';
import type { Cut } from '#tools/simulator/cardTerminal/server.ts';
import { ProblemAnswer, until, type Caller } from '../steps/caller.ts';
import type { Draw } from './random.ts';
import type { PayingPlace, Terminal } from './terminal.ts';

/**
 * What the card terminal and the driver do to one attempt: nothing, the bank declines it, or the connection to the card terminal
 * is cut at one of the four moments of `Cut`.
 */
const mishaps = ['none', 'declined', 'whenAsked', 'whileAtBank', 'beforeStatus', 'beforeCompletion'] as const;
type Mishap = (typeof mishaps)[number];

/** The states of an attempt that has not ended. Meanwhile the driver can press nothing. */
const underWay: readonly string[] = ['Waiting', 'Sending', 'Reversing'];

/** Raises a penalty of this many grosze. The driver pays it by card at a kiosk, at which no other driver is meanwhile. */
export async function payByCard(
  terminal: Terminal,
  draw: Draw,
  { dispositionId, grosze, place, driver }: Payment,
): Promise<void> {
  const { database, operator, counts, turns } = terminal;
  const type = await database.records.predefined(systemActor, 'punishmentType', 'overstayMainParking');
  await operator.call('POST', '/punishments', {
    punishmentType: type.id,
    disposition: dispositionId,
    amount: (grosze / 100).toFixed(2),
  });
  await turns.at(`kiosk ${place.browserId}`, async () => {
    misbehave(place, draw.oneOf(mishaps));
    await until(async () => {
      const { paid, attempt } = await driver.call<KioskPayment>('GET', '/kiosk/payment');
      if (paid) return true;
      if (attempt && underWay.includes(attempt.state)) return false;
      if (attempt?.state === 'Unknown') await readSlips(terminal, place, attempt.id, grosze);
      else await press(driver);
      return false;
    });
    counts.add('card payments');
  });
}

export interface Payment {
  readonly dispositionId: number;
  /** A sum that no other driver pays, so that the terminal's bookings show whose they are. */
  readonly grosze: number;
  readonly place: PayingPlace;
  readonly driver: Caller;
}

const misbehave = ({ cards }: PayingPlace, mishap: Mishap): void => {
  const cut: Cut | null = mishap === 'none' || mishap === 'declined' ? null : mishap;
  cards.behave({ customer: 'pays', customerMs: 200, cut });
  if (mishap !== 'declined') return;
  cards.behave({ customer: 'isDeclined' });
  // After two seconds the bank has declined this attempt. The next one is paid.
  setTimeout(() => cards.behave({ customer: 'pays' }), 2000);
};

/**
 * Presses the button for a payment by card. The API refuses that if another attempt has begun or the money is paid, and the
 * driver's screen then shows it.
 */
const press = async (driver: Caller): Promise<void> => {
  try {
    await driver.call('POST', '/kiosk/payment/card', { buyer: null });
  } catch (error) {
    const harmlessCodes = ['card_terminal_busy', 'payment_under_way', 'nothing_to_pay'];
    if (!(error instanceof ProblemAnswer) || !harmlessCodes.includes(error.problem.code)) throw error;
  }
};

/** Settles an attempt whose outcome is unknown: an operator reads it off the slips of the terminal. */
const readSlips = async (
  { operator, counts }: Terminal,
  { cards }: PayingPlace,
  attemptId: number,
  grosze: number,
): Promise<void> => {
  const isTaken = cards.till.bookings.some(
    (each) => each.grosze === grosze && each.kind === 'payment' && each.booked && !each.reversed,
  );
  counts.add('card payments that a person settled');
  try {
    await operator.call('POST', `/card_payments/${attemptId}/settle`, {
      outcome: isTaken ? 'taken' : 'notTaken',
      why: 'read off the slips',
    });
  } catch (error) {
    if (!(error instanceof ProblemAnswer) || error.problem.code !== 'payment_not_unknown') throw error;
  }
};
