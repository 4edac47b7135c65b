import { z } from 'zod';
import type { Declaration } from './declaration.ts';
import { fail } from './fail.ts';
import type { FieldType } from './field.ts';
import { parsePath, type FieldPath } from './fieldPath.ts';
import type { Registry } from './registry.ts';

/** The figures that can be computed for a column over all rows of a list. */
export const totalKinds = ['sum', 'min', 'max', 'average'] as const;
export type TotalKind = (typeof totalKinds)[number];

/** One figure under a list. */
export interface Total {
  /** The path as the caller wrote it; the answer uses it as the key. */
  readonly written: string;
  readonly path: FieldPath;
  readonly kind: TotalKind;
}

/** Exact numbers as text with their scale, whole numbers as numbers; null if no row has a value. */
export type Totals = Readonly<Record<string, string | number | null>>;

const summable: ReadonlySet<FieldType> = new Set(['integer', 'decimal', 'tonnes', 'money']);

/** Only quantities can be totalled; an id or a running number is a name, although it consists of digits. */
function canBeTotalled(name: string, type: FieldType): boolean {
  return summable.has(type) && name !== 'id' && name !== 'number';
}

const totalsShape = z.record(z.string().min(1).max(255), z.enum(totalKinds));
const mostTotals = 60;

/** Parses `{"netto": "sum", "vehicle.tare": "average"}`. */
export function parseTotals(registry: Registry, declaration: Declaration, requested: unknown): Total[] {
  const parsed = totalsShape.safeParse(requested ?? {});
  if (!parsed.success || Object.keys(parsed.data).length > mostTotals)
    throw fail('query_invalid', { parameter: 'totals' });
  return Object.entries(parsed.data).map(([written, kind]) => {
    const path = parsePath(registry, declaration, written);
    if (!canBeTotalled(path.names.at(-1) ?? '', path.field.type))
      throw fail('filter_operator_not_for_type', { field: written, operator: kind, type: path.field.type });
    return { written, path, kind };
  });
}
