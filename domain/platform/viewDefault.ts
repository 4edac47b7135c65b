import { commonFields, fieldsOf, type Declaration } from '../kernel/declaration.ts';
import type { Field } from '../kernel/field.ts';
import { gridColumns, type View, type ViewItem, type ViewSection, type ViewType } from './view.ts';

/** Told at the foot of a record's page, or by the chips beside its name. */
const toldElsewhere = new Set<string>([...Object.keys(commonFields), 'confirmed']);

/** Sections of a form that no administrator has laid out. A name without a title is told in the back office's words. */
export const defaultSections = ['main', 'settings', 'facts'] as const;
export type DefaultSection = (typeof defaultSections)[number];

const sections: readonly ViewSection[] = [
  { name: 'main' },
  { name: 'settings' },
  { name: 'facts', place: 'aside' },
];

const isLong = (field: Field): boolean =>
  field.type === 'translated' ||
  field.type === 'json' ||
  field.type === 'rows' ||
  (field.type === 'text' && field.multiline === true);

const isReadOnly = (field: Field): boolean => field.type !== 'rows' && field.readOnly === true;

/** Columns of twelve that a field takes where nobody said how many. */
export const usualColumns = (field: Field): number => (isLong(field) ? gridColumns : 3);

const sectionOf = (field: Field): DefaultSection => {
  if (isReadOnly(field)) return 'facts';
  return field.type === 'boolean' ? 'settings' : 'main';
};

const formItems = (declaration: Declaration): ViewItem[] => {
  const fields = Object.entries(fieldsOf(declaration)).filter(([name]) => !toldElsewhere.has(name));
  const rank = (field: Field) => (field.type === 'rows' ? 2 : isLong(field) ? 1 : 0);
  return fields
    .toSorted(([, one], [, other]) => rank(one) - rank(other))
    .map(([path, field]) => ({ path, section: sectionOf(field), columns: usualColumns(field) }));
};

/** The view that the declaration itself makes: its columns in a list, all its fields in a form. */
export const defaultView = (declaration: Declaration, viewType: ViewType): View => ({
  id: null,
  items: viewType === 'detail' ? formItems(declaration) : declaration.list.map((path) => ({ path })),
  filters: [],
  quickFilters: [],
  sections: viewType === 'detail' ? sections : [],
  sort: { path: declaration.sort.field, desc: declaration.sort.desc },
  pageSize: viewType === 'select' ? 10 : 20,
});
