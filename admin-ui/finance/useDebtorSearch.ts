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
/** The bar codes of penalties begin with a 9, so that they differ from tickets. */
const isSlip = (scanned: string): boolean => /^9\d{9}$/.test(scanned);

/** A debtor with all names and numbers by which it can be found. */
const named = (debtor: Debtor) => ({
  ...debtor,
  names: [debtor.plate, debtor.ticket, debtor.numberStr].filter((name): name is string => Boolean(name)),
});

/** The debtors that the typed words find, and the chosen one. */
export function useDebtorSearch(input: RefObject<HTMLInputElement | null>) {
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<number>();
  /** The number of debtors that matched when Enter was pressed; undefined if exactly one matched. */
  const [fits, setFits] = useState<number>();
  const turn = useRef(0);
  const navigate = useNavigate();
  const query = useDebounced(words.trim(), searchDelayMs);
  useRefetchOnChange(['punishment', 'deliveryPayment'], ['debtors']);
  const { data } = useQuery({
    queryKey: ['debtors', query],
    queryFn: ({ signal }) => cashCalls.trucks(query, signal),
    placeholderData: keepPreviousData,
  });
  /** Makes the answer of the running search be ignored. Returns the number of the next search. */
  const forget = () => {
    turn.current += 1;
    setFits(undefined);
    return turn.current;
  };

  /** A scanner sends Enter before the list is updated, so the scanned text is searched for directly. */
  const find = async () => {
    const said = words.trim();
    if (said === '') return;
    const mine = forget();
    input.current?.select();
    setChosen(undefined);
    const { rows } = await cashCalls.trucks(said, new AbortController().signal);
    if (mine !== turn.current) return;
    const meant = singleMatch(said, rows.map(named), rows.length);
    if ('one' in meant) return setChosen(meant.one.dispositionId);
    const item = meant.fits === 0 && isSlip(said) ? await cashCalls.itemOfSlip(said) : undefined;
    if (mine !== turn.current) return;
    if (item !== undefined) void navigate(`/${objects.punishment.path}/${item}`);
    else setFits(meant.fits);
  };
  return {
    words,
    setWords: (next: string) => {
      forget();
      setWords(next);
    },
    query,
    debtors: data?.rows ?? [],
    answered: data !== undefined,
    chosen,
    choose: (id: number) => {
      forget();
      setChosen(id);
    },
    fits,
    find,
  };
}
