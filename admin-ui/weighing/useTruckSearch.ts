import { useRef, useState } from 'react';
import { singleMatch, type Named } from '../objects/fields/singleMatch.ts';
import { plateOf, type Disposition } from '../data/journey.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import type { DeskList, DeskSearch } from './useDeskLists.ts';

interface FoundTruck extends Named {
  readonly id: number;
  readonly list: DeskList;
}

/** All names of a truck: its plates, its ticket, its numbers. */
const namesOf = (truck: Disposition): string[] =>
  [plateOf(truck), truck.trailer?.presentation, truck.driverTicket, truck.numberStr, truck.barCode].filter(
    (name): name is string => typeof name === 'string' && name !== '',
  );

/**
 * Finds the one truck that the words mean, or how many match. Waiting trucks come first. Those already weighed are searched
 * only if no waiting one matches, or if their list is shown.
 */
const matchIn = async (ask: DeskSearch, words: string, shownList: DeskList) => {
  const trucksIn = async (list: DeskList) => {
    const { rows, count } = await ask(list, words);
    return { trucks: rows.map((row): FoundTruck => ({ id: row.id, list, names: namesOf(row) })), count };
  };
  const waiting = await Promise.all((['first', 'second'] as const).map(trucksIn));
  const count = waiting.reduce((sum, each) => sum + each.count, 0);
  const waitingTrucks = waiting.flatMap(({ trucks }) => trucks);
  if (count > 0 && shownList !== 'weighed') return singleMatch(words, waitingTrucks, count);
  const weighed = await trucksIn('weighed');
  return singleMatch(words, [...waitingTrucks, ...weighed.trucks], count + weighed.count);
};

export interface TruckSearch {
  /** How many trucks match the words on which Enter was pressed; `looking` until that is known. */
  readonly outcome: { readonly words: string; readonly fits: number | 'looking' } | undefined;
  /**
   * Chooses the truck that these words mean, once the server has answered exactly these words.
   * @returns whether a truck was chosen
   */
  readonly find: (words: string) => Promise<boolean>;
  /** Clears the outcome, and ignores the answer of a search that is under way. */
  readonly forget: () => void;
}

/** Chooses a truck by typed or scanned words; never one that they do not identify. */
export function useTruckSearch(
  ask: DeskSearch,
  shownList: DeskList,
  onChoose: (id: number | undefined, list?: DeskList) => void,
): TruckSearch {
  const notifyError = useNotifyError();
  const [outcome, setOutcome] = useState<TruckSearch['outcome']>();
  const searchNumber = useRef(0);

  const find = async (words: string): Promise<boolean> => {
    searchNumber.current += 1;
    const ownNumber = searchNumber.current;
    // Until the search has ended, no truck may be ready for weighing.
    onChoose(undefined);
    setOutcome({ words, fits: 'looking' });
    // Either the one truck that is meant (`one`), or how many match (`fits`).
    const match = await matchIn(ask, words, shownList).catch((error: unknown) => {
      notifyError(error);
      return undefined;
    });
    if (ownNumber !== searchNumber.current) return false;
    if (match && 'one' in match) onChoose(match.one.id, match.one.list);
    setOutcome(match && !('one' in match) ? { words, fits: match.fits } : undefined);
    return match !== undefined && 'one' in match;
  };
  const forget = () => {
    searchNumber.current += 1;
    setOutcome(undefined);
  };
  return { outcome, find, forget };
}
