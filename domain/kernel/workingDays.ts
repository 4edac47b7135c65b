import { DateTime } from 'luxon';
import { businessZone } from './time.ts';

/** Public holidays by the Polish act on days off work: month and day, with the first year in which each applies. */
const fixedHolidays: Readonly<Record<string, number>> = {
  '01-01': 1952,
  '01-06': 2011,
  '05-01': 1952,
  '05-03': 1990,
  '08-15': 1989,
  '11-01': 1952,
  '11-11': 1989,
  '12-24': 2025,
  '12-25': 1952,
  '12-26': 1952,
};
/** Easter Sunday and Monday, Pentecost and Corpus Christi, in days from Easter Sunday. */
const fromEaster = [0, 1, 49, 60];

/** Easter Sunday of a year by the Gregorian calendar (Meeus, Jones and Butcher). */
const easterOf = (year: number): DateTime => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const leaps = Math.floor(century / 4);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leaps - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  return DateTime.fromObject(
    { year, month: Math.floor(sum / 31), day: (sum % 31) + 1 },
    { zone: businessZone },
  );
};

const holidaysByYear = new Map<number, ReadonlySet<string>>();
/** The holidays of a year as ISO dates; cached by year. */
const holidaysOf = (year: number): ReadonlySet<string> => {
  const cached = holidaysByYear.get(year);
  if (cached) return cached;
  const easter = easterOf(year);
  const holidays = new Set([
    ...Object.entries(fixedHolidays).flatMap(([day, since]) => (year >= since ? [`${year}-${day}`] : [])),
    ...fromEaster.map((days) => easter.plus({ days }).toFormat('yyyy-MM-dd')),
  ]);
  holidaysByYear.set(year, holidays);
  return holidays;
};

/** Whether a day in Warsaw is a Polish public holiday. */
export function isHoliday(day: DateTime): boolean {
  const local = day.setZone(businessZone);
  return holidaysOf(local.year).has(local.toFormat('yyyy-MM-dd'));
}

/** Whether a day is a working day: Monday to Friday, and no holiday. */
export function isWorkingDay(day: DateTime): boolean {
  return day.setZone(businessZone).weekday <= 5 && !isHoliday(day);
}

/** The same time of day on the last working day before. */
export function workingDayBefore(day: DateTime): DateTime {
  const before = day.minus({ days: 1 });
  return isWorkingDay(before) ? before : workingDayBefore(before);
}

/** The longest term of anything, in days: about ten years. Longer ones are counted as this. */
export const mostTermDays = 3650;

/** The same time of day in Warsaw, so many working days later; with 0 the moment itself, even on a day off. */
export function addWorkingDays(from: DateTime, days: number): DateTime {
  let day = from.setZone(businessZone);
  for (let left = Math.min(days, mostTermDays); left > 0;) {
    day = day.plus({ days: 1 });
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}
