import { dateTimeText } from '#domain/kernel/written.ts';
import { enumLabel } from '#domain/labels/index.ts';
import type { PlanPicture } from '#domain/ships/planPicture.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { weightText } from '../../objects/formats.ts';

/** The reasons for the warning sign of a plan: which ship is in the way, and in which box. */
export function useClashWords() {
  const text = useText();
  return ({ clashes }: PlanPicture): readonly string[] =>
    clashes.map(({ box, ship }) =>
      text('shipPlan.clashShort', { box: box.presentation, ship: ship?.presentation ?? '' }),
    );
}

/** What the bar of a plan shows, as a sentence for screen readers and for the tooltip. */
export function usePlanSentence() {
  const text = useText();
  const language = useLanguage();
  const clashWords = useClashWords();
  return (plan: PlanPicture): string =>
    [
      `${plan.ship?.presentation ?? ''} (${enumLabel(language, 'dispositionType', plan.type)})`,
      plan.position?.presentation,
      plan.product?.presentation,
      [dateTimeText(plan.plannedBegin), dateTimeText(plan.plannedEnd)].filter(Boolean).join(' – '),
      enumLabel(language, 'shipPlanState', plan.state),
      text('shipPlan.doneOf', {
        done: weightText(language, plan.done),
        planned: weightText(language, plan.planned) || '–',
      }),
      ...clashWords(plan),
    ]
      .filter(Boolean)
      .join(', ');
}
