import { sql, type RawBuilder } from 'kysely';
import { businessZone } from '#domain/kernel/time.ts';
import { timeDimensionsOf, type Report, type TimeDimension } from '#domain/reports/report.ts';
import type { Joins } from '../reading/joins.ts';

/** The key of a record's group for each dimension of a report, in the order of `dimensionsOf`. */
export function groupKeys(report: Report, joins: Joins): RawBuilder<unknown>[] {
  const own = Object.values(report.dimensions).map(({ fields, groups }) => {
    // The first filled field gives the value. With `groups`, a value is replaced by the name of its group.
    const value = sql`coalesce(${sql.join(fields.map((name) => sql`cast(${joins.at([name]).column} as text)`))})`;
    if (!groups) return value;
    const cases = Object.entries(groups).map(
      ([from, group]) => sql`when ${sql.lit(from)} then ${sql.lit(group)}`,
    );
    return sql`case ${value} ${sql.join(cases, sql` `)} end`;
  });
  const time = sql`(${joins.at([report.time]).column} at time zone ${sql.lit(businessZone)})`;
  return [...own, ...timeDimensionsOf(report.days).map((name) => timeKeys[name](time, report.days))];
}

/** Keys of days and shifts from local time, correct also when the clock changes. */
const timeKeys: Readonly<
  Record<TimeDimension, (local: RawBuilder<unknown>, days: Report['days']) => RawBuilder<unknown>>
> = {
  // A working day begins at 23:00, so one hour is added to get its date.
  day: (local, days) =>
    sql`to_char(${local} + interval ${sql.lit(days === 'working' ? '1 hour' : '0 hours')}, 'YYYY-MM-DD')`,
  shift: (local) => {
    const hour = sql`extract(hour from ${local})`;
    return sql`case when ${hour} >= 23 or ${hour} < 7 then 'I' when ${hour} < 15 then 'II' else 'III' end`;
  },
};
