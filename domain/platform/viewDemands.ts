import type { FieldError } from '../kernel/fail.ts';
import type { ErrorCode } from '../kernel/errorCatalogue.ts';
import { fitsPattern } from '../kernel/pattern.ts';
import { formatRules } from './viewFormats.ts';
import type { ViewItem } from './view.ts';

/** Requirements of a form for a value, in addition to the declaration. */
export type Demand = Pick<ViewItem, 'required' | 'format' | 'pattern'>;

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Why a value does not meet a requirement; undefined if it does. Form and server share this check. */
export function unmet({ required, format, pattern }: Demand, value: unknown): ErrorCode | undefined {
  if (isBlank(value)) return required ? 'required' : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (format && !formatRules[format].fits(text)) return formatRules[format].refusal;
  return pattern && !fitsPattern(pattern, text) ? 'pattern_mismatch' : undefined;
}

const additional = 'additional.';

/** Items with a requirement for the record itself; fields behind a reference belong to another record. */
export function demandingItems(items: readonly ViewItem[]): ViewItem[] {
  return items.filter(({ path, required, format, pattern }) => {
    const isOfRecord = !path.includes('.') || path.startsWith(additional);
    return isOfRecord && (required || format || pattern);
  });
}

type Values = Readonly<Record<string, unknown>>;

const valueAt = (values: Values, path: string): unknown => {
  if (!path.startsWith(additional)) return values[path];
  return (values.additional as Values | null | undefined)?.[path.slice(additional.length)];
};

/**
 * The unmet requirements for a record's values, each at its field. Hidden items, and paths for which `isChecked` is
 * false, are left out.
 */
export function unmetDemands(
  items: readonly ViewItem[],
  values: Values,
  isChecked: (path: string) => boolean,
): FieldError[] {
  return demandingItems(items)
    .filter(({ path, hidden }) => !hidden && isChecked(path))
    .flatMap((item) => {
      const code = unmet(item, valueAt(values, item.path));
      return code ? [{ field: item.path, code }] : [];
    });
}
