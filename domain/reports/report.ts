import type { Declaration } from '../kernel/declaration.ts';
import type { ScreenName } from '../screens.ts';
import type { RowsOf } from '../words/rows.ts';

/** One way in which a report groups its records. */
interface ReportDimension<F extends string = string> {
  /** The value of the first of these fields that is filled names the group. */
  readonly fields: readonly [F, ...F[]];
  /** For an enumeration: the group of each value, named by its key in `words.groups`. Without it each value is a group. */
  readonly groups?: Readonly<Record<string, string>>;
}

/** Texts of one report that are no labels of fields: the names of its dimensions and groups, by their keys. */
interface OwnReportWords {
  readonly dimensions?: Readonly<Record<string, string>>;
  readonly groups?: Readonly<Record<string, string>>;
}

/**
 * A report adds up the records of one object in a span of days, by each of its dimensions. Its screen, its workbook and its
 * calls are made from this declaration. Who may open it is declared with its screen. `F` are the names of fields that the
 * declaration may use: `defineReport` allows only those of the object.
 */
export interface Report<F extends string = string> {
  readonly name: ScreenName;
  readonly object: Declaration;
  /** The moment by which a record belongs to a day. */
  readonly time: F;
  /** A working day begins at 23:00 on the evening before and has three shifts; a calendar day begins at midnight. */
  readonly days: 'working' | 'calendar';
  /** The records that count, written as the filter of a list. */
  readonly where: Readonly<Partial<Record<F, unknown>>>;
  /** Enumerations by which the reader can narrow the report. */
  readonly narrowedBy: readonly F[];
  readonly dimensions: Readonly<Record<string, ReportDimension<F>>>;
  /**
   * Quantities that are added up; groups are ordered by the last one, or by their count if there is none. Amounts of money
   * cannot be among them, because records may have different currencies.
   */
  readonly measures: readonly F[];
  /** The fields of each record that are shown under the sums. */
  readonly columns: readonly F[];
  readonly words?: RowsOf<OwnReportWords>;
}

/** Declares a report; its fields must be fields of the object. */
export function defineReport<const D extends Declaration>(
  object: D,
  report: Omit<Report<(keyof D['fields'] | 'markedToDelete') & string>, 'object'>,
): Report {
  return { ...report, object };
}

export type TimeDimension = 'shift' | 'day';

/** The keys of all dimensions of a report: its own, and those of its days. */
export function dimensionsOf({ dimensions, days }: Report): readonly string[] {
  return [...Object.keys(dimensions), ...timeDimensionsOf(days)];
}

/** Only working days have shifts; calendar days are counted without them. */
export function timeDimensionsOf(days: Report['days']): readonly TimeDimension[] {
  return days === 'working' ? ['shift', 'day'] : ['day'];
}
