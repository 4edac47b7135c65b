import { fieldOf } from '../kernel/declaration.ts';
import type { FilterPart } from '../platform/filterParts.ts';
import { shiftOf } from '../terminal/workShift.rules.ts';
import type { ReportGroup } from './report.contracts.ts';
import type { Report } from './report.ts';
import { spanOf, type ReportPeriod } from './reportPeriod.rules.ts';

/** The conditions that limit the list of a report's object to the records that a figure counts. */
export interface GroupList {
  readonly conditions: readonly FilterPart[];
  /** True: only records marked for deletion; false: only the others; undefined: all. */
  readonly marked: boolean | undefined;
}

export interface GroupWish {
  readonly period: ReportPeriod;
  /** The values by which the reader has narrowed the report. */
  readonly narrowing: Readonly<Record<string, unknown>>;
  /** The group of the figure; absent for the totals. */
  readonly group?: { readonly dimension: string; readonly name: string } & Pick<ReportGroup, 'key'>;
}

/**
 * The list behind a figure of a report. Undefined if no list can show the same records: for a group by several fields or of
 * several values, and for one shift of many days.
 */
export function groupList(report: Report, { period, narrowing, group }: GroupWish): GroupList | undefined {
  const ofGroup = group ? groupParts(report, group) : [];
  const ofTime = timeParts(report, periodOfGroup(period, group));
  if (!ofGroup || !ofTime) return undefined;
  const { markedToDelete, ...where } = report.where as Readonly<Record<string, unknown>>;
  const fixed = Object.entries({ ...where, ...narrowing }).map(([path, value]) => asCondition(path, value));
  return {
    conditions: [...ofGroup, ...fixed, ...ofTime],
    marked: typeof markedToDelete === 'boolean' ? markedToDelete : undefined,
  };
}

/** The period of the report, or of it only the day that the group is. */
const periodOfGroup = (period: ReportPeriod, group: GroupWish['group']): ReportPeriod =>
  group?.dimension === 'day' && group.key ? { ...period, from: group.key, to: group.key } : period;

/** The conditions for the time; undefined for one shift of many days. */
const timeParts = (report: Report, period: ReportPeriod): FilterPart[] | undefined => {
  const { from, to, shift } = period;
  if (shift && from !== to) return undefined;
  const { begin, end } = shift ? shiftOf(from, shift) : spanOf(report, period);
  return [
    { fieldPath: report.time, operator: 'gte', value: begin },
    { fieldPath: report.time, operator: 'lt', value: end },
  ];
};

/** The conditions for the group; none for a day, which the time says. Undefined if a list cannot be limited to the group. */
const groupParts = (
  { object, dimensions }: Report,
  { dimension, key, name }: NonNullable<GroupWish['group']>,
): FilterPart[] | undefined => {
  if (dimension === 'day') return [];
  const { fields, groups } = dimensions[dimension] ?? {};
  const [path, ...others] = fields ?? [];
  if (path === undefined || others.length > 0 || groups) return undefined;
  if (key === null) return [{ fieldPath: path, operator: 'notFilled' }];
  const isReference = fieldOf(object, path)?.type === 'reference';
  const value = isReference ? { id: Number(key), presentation: name } : key;
  return [{ fieldPath: path, operator: 'eq', value }];
};

/** A condition of a report's own filter. The value is `{filled: true}`, or the value that the field must have. */
const asCondition = (path: string, value: unknown): FilterPart => {
  const isFilled = typeof value === 'object' && value !== null && 'filled' in value;
  if (isFilled) return { fieldPath: path, operator: 'filled' };
  return { fieldPath: path, operator: 'eq', value: value as string | number | boolean };
};
