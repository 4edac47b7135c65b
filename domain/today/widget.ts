import type { FilterOperator } from '../kernel/filterOperators.ts';
import type { ObjectName } from '../objects.ts';
import type { BuiltInRole } from '../platform/roles.ts';

/** The person who reads the widget, as the value of a condition. */
export const theReader = { is: 'reader' } as const;

/** A day counted from today, as the value of a condition. */
export function dayFromToday(days: number) {
  return { daysFromToday: days } as const;
}

/** The midnight at which today begins, as the value of a condition on a moment. */
export const lastMidnight = { is: 'lastMidnight' } as const;

type Value =
  | string
  | boolean
  | readonly string[]
  | typeof theReader
  | typeof lastMidnight
  | ReturnType<typeof dayFromToday>;

interface WidgetCondition {
  readonly fieldPath: string;
  readonly operator: FilterOperator;
  /** Absent for the operators `filled` and `notFilled`. */
  readonly value?: Value;
}

/** A condition, or several of which one must hold. */
export type WidgetPart = WidgetCondition | { readonly or: readonly WidgetCondition[] };

/** The people whose first screen has a widget until they choose their own. A manager is a person with full rights. */
export type Audience = BuiltInRole | 'manager';

interface Counting {
  readonly name: string;
  readonly object: ObjectName;
  /**
   * If empty, people with a built-in role or full rights have the widget only if they choose it. People with neither have, until
   * they choose, every widget that they may read, whatever is listed here.
   */
  readonly usualFor: readonly Audience[];
  /** The conditions for the records that count and that the widget lists. Records marked for deletion never count. */
  readonly where: readonly WidgetPart[];
}

/** A number of records. */
interface CountWidget extends Counting {
  readonly kind: 'count';
  /** Set if the number should be zero. It is shown in a warning colour if it is not. */
  readonly late?: true;
}

/** The first records of a list, with their number. */
interface ListWidget extends Counting {
  readonly kind: 'list';
  /** The date by which they are ordered; it is at the end of each line. */
  readonly date: string;
  readonly latestFirst: boolean;
  /** The field that is shown beside a record's name. */
  readonly about: string;
}

/** The bars of one colour, and the moment by which a record belongs to a bar. */
export interface ChartSeries {
  readonly name: string;
  /** A field with a date and time. */
  readonly time: string;
}

/** Records by day or month, up to now. */
export interface ChartWidget extends Counting {
  readonly kind: 'chart';
  readonly step: 'day' | 'month';
  /** How many days or months. */
  readonly steps: number;
  readonly series: readonly ChartSeries[];
  /** The amount of money that is added up; without one the records are counted. All must be in one currency. */
  readonly sum?: string;
}

/** A widget of the day's page. People who may read its object may choose it. */
export type Widget = CountWidget | ListWidget | ChartWidget;

/** Who reads a widget, and on which day. */
export interface WidgetReader {
  readonly person: { readonly id: number; readonly presentation: string };
  /** An ISO date in the terminal's time zone. */
  readonly today: string;
}
