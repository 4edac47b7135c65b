import { systemActor } from '#domain/platform/actor.ts';
import type { KioskPayment } from '#domain/terminal/kioskPaymentMessages.ts';
import type { Cut } from '#tools/simulator/cardTerminal/server.ts';
import { ProblemAnswer, until, type Caller } from '../steps/caller.ts';
import type { Draw } from './random.ts';
import type { PayingPlace, Terminal } from './terminal.ts';

/** What the card terminal and the driver do to one attempt. */
const mishaps = ['none', 'declined', 'whenAsked', 'whileAtBank', 'beforeStatus', 'beforeCompletion'] as const;
type Mishap = (typeof mishaps)[number];

/** Where the way of the money has not ended: there is nothing to press. */
const underWay: readonly string[] = ['Waiting', 'Sending', 'Reversing'];

/** A penalty of this many grosze is raised, and paid by card at a kiosk before which the driver is alone. */
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
  /** Like nobody else's, so that the terminal's bookings show whose they are. */
  readonly grosze: number;
  readonly place: PayingPlace;
  readonly driver: Caller;
}

const misbehave = ({ cards }: PayingPlace, mishap: Mishap): void => {
  const cut: Cut | null = mishap === 'none' || mishap === 'declined' ? null : mishap;
  cards.behave({ customer: 'pays', customerMs: 200, cut });
  if (mishap !== 'declined') return;
  cards.behave({ customer: 'isDeclined' });
  setTimeout(() => cards.behave({ customer: 'pays' }), 2000);
};

/** The button does nothing where another attempt has begun or the money is there: the screen will show it. */
const press = async (driver: Caller): Promise<void> => {
  try {
    await driver.call('POST', '/kiosk/payment/card', { buyer: null });
  } catch (refused) {
    const known = ['card_terminal_busy', 'payment_under_way', 'nothing_to_pay'];
    if (!(refused instanceof ProblemAnswer) || !known.includes(refused.problem.code)) throw refused;
  }
};

/** What nobody can find out an operator reads off the terminal. */
const readSlips = async (
  { operator, counts }: Terminal,
  { cards }: PayingPlace,
  attemptId: number,
  grosze: number,
): Promise<void> => {
  const taken = cards.till.bookings.some(
    (each) => each.grosze === grosze && each.kind === 'payment' && each.booked && !each.reversed,
  );
  counts.add('card payments that a person settled');
  try {
    await operator.call('POST', `/card_payments/${attemptId}/settle`, {
      outcome: taken ? 'taken' : 'notTaken',
      why: 'read off the slips',
    });
  } catch (refused) {
    if (!(refused instanceof ProblemAnswer) || refused.problem.code !== 'payment_not_unknown') throw refused;
  }
};
