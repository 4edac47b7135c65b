import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { CellField } from '#domain/kernel/field.ts';
import { valuesOfAYear } from './rowsOfAYear.ts';

/** The rows of an object that others may refer to. */
export interface Referable {
  /** The ids run from `first` without a gap. */
  readonly first: number;
  readonly count: number;
  /** Whether rows refer to them in their order, as for documents of a time. Otherwise the references are scattered. */
  readonly inOrder: boolean;
}

/** The table that is filled: how many rows it gets, and what they may refer to. */
export interface Filled {
  readonly object: string;
  readonly rows: number;
  readonly referable: ReadonlyMap<string, Referable>;
}

/** An odd prime scatters references over all records. */
const scatter = 7919;

/** SQL for the value of a field in row `n`; undefined if it stays empty. @param path `object.field` */
export function madeUpValue(path: string, field: CellField, filled: Filled): string | undefined {
  if (valuesOfAYear[path] !== undefined) return valuesOfAYear[path];
  if (field.secret) return field.required ? `'none'` : undefined;
  return byType(path, field, filled);
}

const byType = (path: string, field: CellField, { object, rows, referable }: Filled): string | undefined => {
  switch (field.type) {
    case 'text':
      return textOf(path, field);
    case 'integer':
      return `${field.min ?? 1} + n % ${Math.min(1000, (field.max ?? 1000) - (field.min ?? 1) + 1)}`;
    case 'decimal':
    case 'tonnes':
    case 'money':
      return '1 + n % 900';
    case 'boolean':
      return String(field.default ?? false);
    case 'date':
      return `(${momentOf(rows)})::date`;
    case 'datetime':
      return momentOf(rows);
    case 'time':
      return `time '06:00' + n % 600 * interval '1 minute'`;
    case 'enumeration': {
      const { values } = field.enumeration;
      return `(array[${values.map((value) => `'${value}'`).join()}])[1 + n % ${values.length}]`;
    }
    case 'reference':
      return field.to === object ? undefined : referenceTo(referable.get(field.to), rows);
    case 'translated':
      return undefined;
    case 'json':
      return field.required ? `'{}'` : undefined;
  }
};

const textOf = (path: string, field: CellField & { readonly type: 'text' }): string => {
  const longest = field.maxLength ?? 200;
  if (field.format === 'object') return `'disposition'`;
  if (field.format === 'phone') return `'+48600' || lpad((n % 1000000)::text, 6, '0')`;
  if (field.format === 'email' || field.format === 'emails') return `'someone' || n || '@keja.example'`;
  // The number is in front, so that it is kept where the text is cut, and unique texts stay unique. 4096 gives it four digits.
  return `left(to_hex(n + 4096) || ' ${path.split('.').at(-1)}', ${longest})`;
};

/** SQL for the moment of row `n`: the rows are evenly spread over the last year, in their order. */
const momentOf = (rows: number): string =>
  `date_trunc('milliseconds', now() - (${rows} - n) * (interval '365 days' / ${rows}))`;

const referenceTo = (to: Referable | undefined, rows: number): string | undefined => {
  if (!to || to.count === 0) return undefined;
  return to.inOrder
    ? `${to.first} + (n - 1)::bigint * ${to.count} / ${rows}`
    : `${to.first} + n::bigint * ${scatter} % ${to.count}`;
};

/** The fields of an object that have a column and are made up, without its id. */
export function ownFields(declaration: Declaration): [string, CellField][] {
  return Object.entries(fieldsOf(declaration)).flatMap(([name, field]) =>
    name === 'id' || field.type === 'rows' ? [] : [[name, field] as [string, CellField]],
  );
}
