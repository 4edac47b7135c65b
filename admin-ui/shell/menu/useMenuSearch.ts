import { useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MenuEntry } from '#domain/navigation.ts';
import { namedExactly, singleMatch, type Named } from '../../objects/fields/singleMatch.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { matchingScreens } from './matchingEntries.ts';
import type { useFoundRecords } from './useFoundRecords.ts';
import type { MenuAction } from './useMenuActions.ts';

interface Hit extends Named {
  readonly open: () => void;
}

interface MenuSearchProps {
  readonly typed: string;
  /** The menu entries that match the words. */
  readonly entries: readonly MenuEntry[];
  readonly actions: readonly MenuAction[];
  /** Requests the records that match the words, and their number. */
  readonly ask: ReturnType<typeof useFoundRecords>['ask'];
  /** The input of the search. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onDone: () => void;
}

/**
 * Opens what the typed words mean. An exact match of a name is opened immediately; otherwise the search waits for the records
 * that match these words and opens the only match. It never chooses among several, and opens nothing once the person has gone
 * on to a result or elsewhere.
 */
export function useMenuSearch({ typed, entries, actions, ask, input, onDone }: MenuSearchProps) {
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  /** `looking` while records are awaited; then how many screens, actions and records fit, if none was opened; else undefined. */
  const [outcome, setOutcome] = useState<'looking' | number>();
  /** Counts the searches and the changes of the text, so that the result of an older search is ignored. */
  const turn = useRef(0);
  useEffect(() => {
    turn.current += 1;
    setOutcome(undefined);
  }, [typed]);

  /** Either the one hit that is meant (`one`), or how many screens, actions and records match (`fits`), also those not read. */
  const matchOf = async (words: string) => {
    const goTo = (path: string) => () => void navigate(path);
    const screens = matchingScreens(entries, words).map(({ title, path }): Hit => ({
      names: [title],
      open: goTo(path),
    }));
    const menuHits = [...screens, ...actions.map(({ names, act }): Hit => ({ names, open: act }))];
    const exactHits = namedExactly(words, menuHits);
    if (exactHits.length > 0) return singleMatch(words, exactHits, exactHits.length);
    const { records, count } = await ask(words);
    const recordHits = records.map(({ names, to }): Hit => ({ names, open: goTo(to) }));
    return singleMatch(words, [...menuHits, ...recordHits], menuHits.length + count);
  };

  /** @returns whether something was opened; false also if the words have changed meanwhile */
  const open = async (): Promise<boolean> => {
    const words = typed.trim();
    if (words === '') return false;
    turn.current += 1;
    const ownTurn = turn.current;
    setOutcome('looking');
    const match = await matchOf(words).catch((error: unknown) => {
      notifyError(error);
      return undefined;
    });
    if (ownTurn !== turn.current) return false;
    // The person has gone on to a result or elsewhere.
    if (document.activeElement !== input.current) {
      setOutcome(undefined);
      return false;
    }
    if (!match || !('one' in match)) {
      setOutcome(match?.fits);
      return false;
    }
    onDone();
    match.one.open();
    return true;
  };

  return { open, outcome };
}
