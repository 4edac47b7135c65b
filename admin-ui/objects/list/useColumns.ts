import { useMemo } from 'react';
import { maxPathDepth } from '#domain/kernel/filterOperators.ts';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { registry } from '#domain/objects.ts';
import { shownItems, type View } from '#domain/platform/view.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { usePathFields } from '../../data/usePathFields.ts';
import type { Column } from '../table/columns.ts';

/** The end of the path that a column is sorted by: a reference is sorted by the field that is shown of it, not by its id. */
const sortedEnd = (field: FieldMeta): string => {
  if (field.ref === null || !registry.has(field.ref)) return field.name;
  const [first] = registry.byName(field.ref).presentation;
  return first === undefined ? field.name : `${field.name}.${first}`;
};

/**
 * The path that a column is sorted by; undefined if it cannot be sorted. For a reference `customer` it is `customer.name`,
 * one step longer than the path of the column, and the API refuses a path that is too long.
 */
const sortBy = (path: string, field: FieldMeta): string | undefined => {
  if (!field.sortBy) return undefined;
  const sortedPath = [...path.split('.').slice(0, -1), sortedEnd(field)].join('.');
  return sortedPath.split('.').length <= maxPathDepth ? sortedPath : undefined;
};

/** The columns of a view with the metadata of their fields; undefined until it is loaded. */
export function useColumns(objectName: string, view: View | undefined): readonly Column[] | undefined {
  const language = useLanguage();
  const items = useMemo(() => (view ? shownItems(view) : []), [view]);
  const fields = usePathFields(
    objectName,
    items.map(({ path }) => path),
  );
  return useMemo(() => {
    if (!view || !fields) return undefined;
    return items.flatMap((item): Column[] => {
      const pathField = fields.get(item.path);
      if (!pathField) return [];
      const { field, label: pathInWords } = pathField;
      return [
        {
          path: item.path,
          field,
          // The text of the heading.
          label: item.title?.[language] ?? field.label,
          title: pathInWords,
          sortBy: sortBy(item.path, field),
          width: item.width ?? undefined,
          pinned: item.pinned ?? undefined,
          total: item.total ?? undefined,
        },
      ];
    });
  }, [view, fields, items, language]);
}

/** The columns that the server returns only on request: those with a dot in the path, and long texts. Separated by commas. */
export function pathsToServe(columns: readonly Column[]): string {
  return columns
    .filter(({ path, field }) => path.includes('.') || field.long)
    .map(({ path }) => path)
    .join(',');
}
