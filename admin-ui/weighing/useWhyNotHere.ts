import { useQuery } from '@tanstack/react-query';
import { enumLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import { whyNotWeighed, type WhyNotWeighed } from '#domain/weighing/awaiting.rules.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { plateOf, type Disposition } from '../data/journey.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import type { Scale } from './useScales.ts';

/** How many trucks are explained. */
const mostShown = 3;

/**
 * Why the trucks that match these words are not at this scale, the latest first; empty while unknown or if none matches.
 * @param words undefined if there is nothing to look up
 */
export function useWhyNotHere(words: string | undefined, scale: Scale): readonly string[] {
  const text = useText();
  const language = useLanguage();
  const filter = JSON.stringify({ searchStr: words, markedToDelete: false });
  const { data } = useQuery({
    queryKey: ['desk', 'elsewhere', words],
    queryFn: ({ signal }) =>
      recordCalls.list(objects.disposition, {
        query: { filter, sort: 'date', desc: true, limit: mostShown },
        signal,
      }),
    enabled: words !== undefined,
  });
  if (words === undefined || !data) return [];

  /** The detail that the reason names, such as the station to which the truck belongs. */
  const stateOf = (truck: Disposition, why: WhyNotWeighed | 'held'): string => {
    if (why === 'held') return truck.holdReason ?? '';
    if (why === 'otherKind')
      return (truck.typeOfDocument && enumLabel(language, 'typeOfDocument', truck.typeOfDocument)) || '–';
    if (why === 'otherScale') return (truck.weighingStation ?? truck.scale)?.presentation || '–';
    if ((why === 'weighedOut' || why === 'taken') && truck.state)
      return enumLabel(language, 'dispositionState', truck.state);
    return truck.carsQueueStatus ? enumLabel(language, 'carsQueueStatus', truck.carsQueueStatus) : '–';
  };
  return data.rows.flatMap((truck) => {
    const place = {
      scaleId: scale.id,
      weighingStationId: scale.weighingStationId,
      typeOfDocument: scale.typeOfDocument,
    };
    const reason = whyNotWeighed(truck, place);
    if (!reason) return [];
    // If an operator holds the truck back in the queue, the reason of the operator says more than that the truck has not come.
    const why = reason === 'notYetThere' && truck.holdReason ? 'held' : reason;
    const truckName = [plateOf(truck), truck.numberStr].filter(Boolean).join(', ');
    return [text(`desk.whyNot.${why}`, { truck: truckName, state: stateOf(truck, why) })];
  });
}
