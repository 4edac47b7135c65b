import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Debtor } from '#domain/finance/debt.ts';
import { objects } from '#domain/objects.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { singleMatch } from '../objects/fields/singleMatch.ts';
import { useDebounced } from '../parts/useDebounced.ts';
import { cashCalls } from './cashCalls.ts';

const searchDelayMs = 250;
/** Whether the text is the bar code of a penalty: ten digits, the first of them a 9, so that it differs from a ticket. */
const isSlip = (scanned: string): boolean => /^9\d{9}$/.test(scanned);

/** A debtor with all names and numbers by which it can be found. */
const withNames = (debtor: Debtor) => ({
  ...debtor,
  names: [debtor.plate, debtor.ticket, debtor.numberStr].filter((name): name is string => Boolean(name)),
});

/** The debtors that the typed words find, and the chosen one. */
export function useDebtorSearch(input: RefObject<HTMLInputElement | null>) {
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<number>();
  /**
   * How many debtors matched when Enter was pressed, if it was not exactly one. Undefined if one debtor or a penalty was found, and
   * as soon as the person types or chooses something else.
   */
  const [fits, setFits] = useState<number>();
  const searchNumber = useRef(0);
  const navigate = useNavigate();
  const query = useDebounced(words.trim(), searchDelayMs);
  useRefetchOnChange(['punishment', 'deliveryPayment'], ['debtors']);
  const { data } = useQuery({
    queryKey: ['debtors', query],
    queryFn: ({ signal }) => cashCalls.trucks(query, signal),
    placeholderData: keepPreviousData,
  });
  /** Makes `find` ignore the answer of a search that is still running. Returns the number of the next search. */
  const ignoreRunningSearch = () => {
    searchNumber.current += 1;
    setFits(undefined);
    return searchNumber.current;
  };

  /** Called at Enter. A scanner sends Enter before the list is updated, so the scanned text is searched for directly. */
  const find = async () => {
    const typed = words.trim();
    if (typed === '') return;
    const ownNumber = ignoreRunningSearch();
    input.current?.select();
    setChosen(undefined);
    // Nothing aborts this search: the answer of an earlier one is ignored by its number.
    const { rows } = await cashCalls.trucks(typed, new AbortController().signal);
    if (ownNumber !== searchNumber.current) return;
    // Either the one debtor that is meant (`one`), or how many match (`fits`).
    const match = singleMatch(typed, rows.map(withNames), rows.length);
    if ('one' in match) return setChosen(match.one.dispositionId);
    const item = match.fits === 0 && isSlip(typed) ? await cashCalls.itemOfSlip(typed) : undefined;
    if (ownNumber !== searchNumber.current) return;
    if (item !== undefined) void navigate(`/${objects.punishment.path}/${item}`);
    else setFits(match.fits);
  };
  return {
    words,
    setWords: (next: string) => {
      ignoreRunningSearch();
      setWords(next);
    },
    /** The words as they were when typing paused: the list `found` is for them. */
    query,
    /** The debtors that match the words; undefined until the first answer. */
    found: data,
    chosen,
    choose: (id: number) => {
      ignoreRunningSearch();
      setChosen(id);
    },
    fits,
    find,
  };
}
