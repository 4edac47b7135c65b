import { commonFields, fieldsOf, type Declaration } from '../kernel/declaration.ts';
import type { Field } from '../kernel/field.ts';
import { gridColumns, type View, type ViewItem, type ViewSection, type ViewType } from './view.ts';

/** Told at the foot of a record's page, or by the chips beside its name. */
const toldElsewhere = new Set<string>([...Object.keys(commonFields), 'confirmed']);

/** Sections that have a heading in the back office's own words. */
export const namedSections = ['settings', 'parameters', 'facts'] as const;
export type NamedSection = (typeof namedSections)[number];
export const isNamedSection = (name: string): name is NamedSection =>
  (namedSections as readonly string[]).includes(name);

const isLong = (field: Field): boolean =>
  field.type === 'translated' ||
  field.type === 'json' ||
  field.type === 'rows' ||
  (field.type === 'text' && field.multiline === true);

const isReadOnly = (field: Field): boolean => field.type !== 'rows' && field.readOnly === true;

/** Columns of twelve that a field takes where nobody said how many. */
export const usualColumns = (field: Field): number => (isLong(field) ? gridColumns : 3);

/** A table part takes the whole width, and heads itself. */
const sectionOf = (name: string, field: Field): string => {
  if (field.type === 'rows') return name;
  if (isReadOnly(field)) return 'facts';
  return field.type === 'boolean' ? 'settings' : 'main';
};

const formItems = (declaration: Declaration): ViewItem[] => {
  const fields = Object.entries(fieldsOf(declaration)).filter(([name]) => !toldElsewhere.has(name));
  const rank = (field: Field) => (field.type === 'rows' ? 2 : isLong(field) ? 1 : 0);
  return fields
    .toSorted(([, one], [, other]) => rank(one) - rank(other))
    .map(([path, field]) => ({ path, section: sectionOf(path, field), columns: usualColumns(field) }));
};

const formSections = (declaration: Declaration): ViewSection[] => [
  { name: 'main' },
  { name: 'settings' },
  { name: 'parameters' },
  ...Object.entries(declaration.fields).flatMap(([name, field]) => (field.type === 'rows' ? [{ name }] : [])),
  { name: 'facts', place: 'aside' },
];

/** The view that the declaration itself makes: its columns in a list, all its fields in a form. */
export const defaultView = (declaration: Declaration, viewType: ViewType): View => ({
  id: null,
  items: viewType === 'detail' ? formItems(declaration) : declaration.list.map((path) => ({ path })),
  filters: [],
  quickFilters: [],
  sections: viewType === 'detail' ? formSections(declaration) : [],
  sort: { path: declaration.sort.field, desc: declaration.sort.desc },
  pageSize: viewType === 'select' ? 10 : (declaration.pageSize ?? 20),
});
