import { dateTimeText } from '#domain/kernel/written.ts';
import { enumLabel } from '#domain/labels/index.ts';
import type { PlanPicture } from '#domain/ships/planPicture.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { weightText } from '../../objects/formats.ts';

/** What the bar of a plan shows, as a sentence: for whoever hears it or rests on it. */
export const usePlanSentence = () => {
  const text = useText();
  const language = useLanguage();
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
      ...plan.clashes.map(({ box, ship }) =>
        text('shipPlan.clashShort', { box: box.presentation, ship: ship?.presentation ?? '' }),
      ),
    ]
      .filter(Boolean)
      .join(', ');
};
