import { useState } from 'react';
import { useDebounced } from '../parts/useDebounced.ts';
import { useDeskLists, type DeskList } from './useDeskLists.ts';
import { useTruckSearch } from './useTruckSearch.ts';
import type { Scale } from './useScales.ts';

const searchDelayMs = 150;

/** The trucks of a scale's desk in their lists, the search among them, and the chosen one. */
export function useTruckChoice(scale: Scale | undefined) {
  const [list, setList] = useState<DeskList>('first');
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<number>();
  /** The words by which the lists are filtered, after a pause in typing. */
  const searchedWords = useDebounced(words.trim(), searchDelayMs);
  const { lists, ask } = useDeskLists(scale?.id, scale?.weighingStationId, searchedWords);
  const truckSearch = useTruckSearch(ask, list, (id, listOfTruck) => {
    setChosen(id);
    if (listOfTruck) setList(listOfTruck);
  });
  return {
    list,
    setList,
    words,
    setWords,
    searchedWords,
    lists,
    truckSearch,
    chosen,
    /** Chooses a truck, or none, and clears the outcome of the last search. */
    choose: (id: number | undefined) => {
      truckSearch.forget();
      setChosen(id);
    },
  };
}

export type TruckChoice = ReturnType<typeof useTruckChoice>;
