import { integerText } from '#domain/kernel/written.ts';
import type { TodayFigure } from '#domain/today/today.contracts.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';

/** A number of records as people read it: `more than 10 000` where counting stopped, and dots until it is known. */
export function useCountText(figure: TodayFigure | undefined): string {
  const text = useText();
  const language = useLanguage();
  if (!figure) return '…';
  const count = integerText(language, figure.count);
  return figure.countCapped ? text('common.moreThan', { count }) : count;
}
