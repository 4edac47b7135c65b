import { useSearchParams } from 'react-router-dom';
import { isDay } from '#domain/kernel/filterValue.ts';
import { warsawToday } from '#domain/kernel/warsawDay.ts';

/** The question on the screen of free times. It is kept in the address. */
export interface FreeTimesQuestion {
  /** The ids of the people and calendars that are looked at. */
  readonly users: readonly number[];
  readonly calendars: readonly number[];
  /** The day that is shown, `2026-11-26`; free times are looked for from then on. */
  readonly day: string;
  /** The length of the meeting. */
  readonly minutes: number;
  /** The hours of the day, 0 to 24, between which a meeting may be. */
  readonly opens: number;
  readonly closes: number;
}

const idsIn = (parameter: string | null): readonly number[] | undefined =>
  parameter === null
    ? undefined
    : parameter
        .split(',')
        .map(Number)
        .filter((id) => Number.isInteger(id) && id > 0);

/** A whole number of the address from `least` to `most`; `usual` if the address has none. */
const wholeIn = (
  parameter: string | null,
  [least, most]: readonly [number, number],
  usual: number,
): number => {
  const value = Number(parameter ?? NaN);
  return Number.isInteger(value) && value >= least && value <= most ? value : usual;
};

/**
 * The question in the address of the page, and a function that changes it.
 * @param me the user whose times are shown if the address names nobody
 */
export function useFreeTimesAddress(me: number | undefined) {
  const [address, setAddress] = useSearchParams();
  const day = address.get('day');
  const question: FreeTimesQuestion = {
    users: idsIn(address.get('users')) ?? (me === undefined ? [] : [me]),
    calendars: idsIn(address.get('calendars')) ?? [],
    day: isDay(day) ? day : warsawToday(),
    minutes: wholeIn(address.get('minutes'), [15, 480], 60),
    opens: wholeIn(address.get('opens'), [0, 23], 8),
    closes: wholeIn(address.get('closes'), [1, 24], 16),
  };
  const change = (changes: Partial<FreeTimesQuestion>): void => {
    const { users, calendars, ...rest } = { ...question, ...changes };
    const numbers = Object.entries(rest).map(([name, value]) => [name, String(value)] as const);
    setAddress(
      { ...Object.fromEntries(numbers), users: users.join(','), calendars: calendars.join(',') },
      { replace: true },
    );
  };
  return { question, change };
}
