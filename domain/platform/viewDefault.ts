import { commonFields, fieldsOf, type Declaration } from '../kernel/declaration.ts';
import type { Field } from '../kernel/field.ts';
import {
  gridColumns,
  quarterOfForm,
  type View,
  type ViewItem,
  type ViewSection,
  type ViewType,
} from './view.ts';

/** Fields that a form leaves out: the page shows them at its bottom, or as tags beside the name of the record. */
const shownElsewhere = new Set<string>([...Object.keys(commonFields), 'confirmed']);

/** Sections whose headings are in the back office's texts. */
const namedSections = ['settings', 'parameters', 'facts', 'more'] as const;
export type NamedSection = (typeof namedSections)[number];
export function isNamedSection(name: string): name is NamedSection {
  return (namedSections as readonly string[]).includes(name);
}

const isLong = (field: Field): boolean =>
  field.type === 'translated' ||
  field.type === 'json' ||
  field.type === 'rows' ||
  (field.type === 'text' && field.multiline === true);

const isReadOnly = (field: Field): boolean => field.type !== 'rows' && field.readOnly === true;

/** Identifiers for programs and secrets that are never shown: a form leaves them out. */
const isForPrograms = (name: string, field: Field): boolean =>
  isReadOnly(field) && (name === 'uuid' || field.secret !== undefined);

/** The default width of a field, of twelve columns. */
export function usualColumns(field: Field): number {
  return isLong(field) ? gridColumns : quarterOfForm;
}

/**
 * The section of a field in the default form: a table part has a section of its own, `facts` are read-only fields, and `settings`
 * are ticks.
 */
const sectionOf = (name: string, field: Field): string => {
  if (field.type === 'rows') return name;
  if (isReadOnly(field)) return 'facts';
  return field.type === 'boolean' ? 'settings' : 'main';
};

/** Short fields come first in a form, then long ones, then table parts. */
const rankOf = (field: Field): number => {
  if (field.type === 'rows') return 2;
  return isLong(field) ? 1 : 0;
};

const formItems = (declaration: Declaration): ViewItem[] => {
  const fields = Object.entries(fieldsOf(declaration)).filter(
    ([name, field]) => !shownElsewhere.has(name) && !isForPrograms(name, field),
  );
  return fields
    .toSorted(([, one], [, other]) => rankOf(one) - rankOf(other))
    .map(([path, field]) => ({ path, section: sectionOf(path, field), columns: usualColumns(field) }));
};

const formSections = (declaration: Declaration): ViewSection[] => [
  { name: 'main' },
  { name: 'settings' },
  { name: 'parameters' },
  ...Object.entries(declaration.fields).flatMap(([name, field]) => (field.type === 'rows' ? [{ name }] : [])),
  { name: 'facts', place: 'aside' },
];

/** The default view from the declaration: a form has all fields but those that a form leaves out, other views the list columns. */
export function defaultView(declaration: Declaration, viewType: ViewType): View {
  return {
    id: null,
    items: viewType === 'detail' ? formItems(declaration) : declaration.list.map((path) => ({ path })),
    filters: [],
    quickFilters: [],
    sections: viewType === 'detail' ? formSections(declaration) : [],
    sort: { path: declaration.sort.field, desc: declaration.sort.desc },
    pageSize: viewType === 'select' ? 10 : (declaration.pageSize ?? 20),
  };
}
