import type { DateTime } from 'luxon';
import { inWarsaw, isoInUtc } from '../kernel/warsawDay.ts';

/** The shifts of a working day in order; the specification fixes their hours. */
export const shiftNames = ['I', 'II', 'III'] as const;
export type ShiftName = (typeof shiftNames)[number];

/** When each shift begins, in hours of local time; the first one begins on the evening before its working day. */
const begins: Readonly<Record<ShiftName, { readonly hour: number; readonly daysBefore: number }>> = {
  I: { hour: 23, daysBefore: 1 },
  II: { hour: 7, daysBefore: 0 },
  III: { hour: 15, daysBefore: 0 },
};

/** From `begin` (included) to `end` (excluded); ISO in UTC. */
export interface Span {
  readonly begin: string;
  readonly end: string;
}

export interface WorkShift extends Span {
  /** Its working day, such as `2026-11-21`: for shift I the day on which it ends. */
  readonly day: string;
  readonly name: ShiftName;
}

const beginOf = (day: DateTime, name: ShiftName): DateTime => {
  const { hour, daysBefore } = begins[name];
  return day.startOf('day').minus({ days: daysBefore }).set({ hour });
};

const dayText = (day: DateTime): string => day.toFormat('yyyy-MM-dd');

/** A shift of a working day. Shift I lasts seven or nine hours on the nights when the clocks change. */
export function shiftOf(day: string, name: ShiftName): WorkShift {
  const local = inWarsaw(day);
  const next = shiftNames[shiftNames.indexOf(name) + 1];
  const end = next ? beginOf(local, next) : beginOf(local.plus({ days: 1 }), 'I');
  return { day, name, begin: isoInUtc(beginOf(local, name)), end: isoInUtc(end) };
}

/** The three shifts of a day: from 23:00 on the evening before to 23:00. */
export function workingDay(day: string): Span {
  const local = inWarsaw(day);
  return { begin: isoInUtc(beginOf(local, 'I')), end: isoInUtc(beginOf(local.plus({ days: 1 }), 'I')) };
}

/** The shift at a given time. The working day changes at 23:00. @param at ISO, in any zone */
export function shiftAt(at: string): WorkShift {
  const moment = inWarsaw(at);
  const today = moment.startOf('day');
  const day = moment < beginOf(today.plus({ days: 1 }), 'I') ? today : today.plus({ days: 1 });
  const name = shiftNames.findLast((shift) => moment >= beginOf(day, shift)) ?? 'I';
  return shiftOf(dayText(day), name);
}
