import type { Candidate, ParsedQuestion } from './candidates.ts';
import type { PriceList } from './priceBook.ts';
import { step, type Step } from './steps.ts';

/** The key of the step that says why a list won. */
export function winnerKey({ list }: Candidate) {
  if (list.customerId !== null) return 'list_won_customer';
  return list.priceType === null ? 'list_won' : 'list_won_price_type';
}

/** A list that lost only because it is older overlaps the winner: a warning, because perhaps someone forgot to end it. */
export function lostStep(winner: Candidate, list: PriceList, question: ParsedQuestion): Step {
  const why = whyLost(winner, list, question);
  const lost = step('list_lost', { list: list.name, winner: winner.list.name, why });
  return why === 'beginDate' || why === 'number' ? { ...lost, level: 'warning' } : lost;
}

/** The first difference that decided which of two lists is preferred. */
const whyLost = ({ list: won }: Candidate, lost: PriceList, { currency }: ParsedQuestion): string => {
  if ((won.customerId === null) !== (lost.customerId === null)) return 'customer';
  if ((won.priceType === null) !== (lost.priceType === null)) return 'priceType';
  if ((won.currency === currency) !== (lost.currency === currency)) return 'currency';
  return won.beginDate === lost.beginDate ? 'number' : 'beginDate';
};
