import type { FieldError } from '../kernel/fail.ts';
import type { ErrorCode } from '../kernel/errorCatalogue.ts';
import { fitsPattern } from '../kernel/pattern.ts';
import { formatRules } from './viewFormats.ts';
import type { ViewItem } from './view.ts';

/** What a form asks of one value beyond what the declaration asks. */
export type Demand = Pick<ViewItem, 'required' | 'format' | 'pattern'>;

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Why a value does not meet a demand; undefined where it does. The form and the server ask this alike. */
export const unmet = ({ required, format, pattern }: Demand, value: unknown): ErrorCode | undefined => {
  if (isBlank(value)) return required ? 'required' : undefined;
  if (typeof value !== 'string') return undefined;
  const written = value.trim();
  if (format && !formatRules[format].fits(written)) return formatRules[format].refusal;
  return pattern && !fitsPattern(pattern, written) ? 'pattern_mismatch' : undefined;
};

const additional = 'additional.';

/** Items that ask something of the record itself: what stands behind a reference is another record's affair. */
export const demandingItems = (items: readonly ViewItem[]): ViewItem[] =>
  items.filter(
    ({ path, required, format, pattern }) =>
      (required || format || pattern) && (!path.includes('.') || path.startsWith(additional)),
  );

type Values = Readonly<Record<string, unknown>>;

const valueAt = (values: Values, path: string): unknown => {
  if (!path.startsWith(additional)) return values[path];
  return (values.additional as Values | null | undefined)?.[path.slice(additional.length)];
};

/** What the items demand of a record's values and do not find, each at its field; only `judged` paths are looked at. */
export const unmetDemands = (
  items: readonly ViewItem[],
  values: Values,
  judged: (path: string) => boolean,
): FieldError[] =>
  demandingItems(items)
    .filter(({ path, hidden }) => !hidden && judged(path))
    .flatMap((item) => {
      const code = unmet(item, valueAt(values, item.path));
      return code ? [{ field: item.path, code }] : [];
    });
