import { additionalName } from '#domain/kernel/parameter.ts';
import { isNamedSection } from '#domain/platform/viewDefault.ts';
import {
  quarterOfForm,
  type View,
  type ViewItem,
  type ViewSection,
  type ViewToolbar,
  type ViewType,
} from '#domain/platform/view.ts';

/** A view while it is edited. A list has no sections: its items are in one section without a name. */
export interface ViewDraft {
  readonly items: readonly ViewItem[];
  readonly sections: readonly ViewSection[];
  readonly quickFilters: readonly string[];
  readonly sort: View['sort'];
  readonly pageSize: number;
}

/** The section of an item; an empty text in a list, which has no sections. */
export function sectionOf({ section = '' }: Pick<ViewItem, 'section'>): string {
  return section;
}

/** The draft with which the builder begins: the view that people see now. */
export function draftOf(
  { items, sections, quickFilters, sort, pageSize }: View,
  viewType: ViewType,
): ViewDraft {
  const rest = { quickFilters, sort, pageSize };
  if (viewType !== 'detail')
    return { items: items.map(({ section: _none, ...item }) => item), sections: [], ...rest };
  // A section that is named by its purpose, such as parameters, is left out while it has no fields. Any other one stays.
  const filled = sections.filter(
    ({ name }) => !isNamedSection(name) || items.some(({ section }) => section === name),
  );
  const all = filled.length > 0 ? filled : [{ name: 'main' }];
  // Parameters that the stored view does not name come in the section `parameters`, even if the view has no such section.
  const wantsParameters = items.some(({ section }) => section === 'parameters');
  if (wantsParameters && !all.some(({ name }) => name === 'parameters')) all.push({ name: 'parameters' });
  // A field whose section is not in the view goes into the first one.
  const names = new Set(all.map(({ name }) => name));
  const first = all[0]?.name ?? 'main';
  return {
    items: items.map((item) => ({ ...item, section: names.has(sectionOf(item)) ? sectionOf(item) : first })),
    sections: all,
    ...rest,
  };
}

/** The part of the draft that a view setting stores. */
export function storedPartOf(
  draft: ViewDraft,
  viewType: ViewType,
): { items: readonly ViewItem[]; toolbar: ViewToolbar } {
  const { items, sections, quickFilters, sort, pageSize } = draft;
  if (viewType === 'detail') return { items, toolbar: { sections: [...sections] } };
  return { items, toolbar: { quickFilters: [...quickFilters], sort, pageSize } };
}

/** A field that is added to the view. In a form it gets the usual width in columns of the grid; a list has no such grid. */
export function newItem({ sections }: ViewDraft, path: string): ViewItem {
  return sections.length > 0 ? { path, columns: quarterOfForm } : { path };
}

export function itemsIn(draft: ViewDraft, section: string): readonly ViewItem[] {
  return draft.items.filter((item) => sectionOf(item) === section);
}

export function itemAt(draft: ViewDraft, path: string): ViewItem | undefined {
  return draft.items.find((item) => item.path === path);
}

/** Puts a field into a section, before another one or at the end; a field that is already in the view is moved. */
export function placed(draft: ViewDraft, item: ViewItem, section: string, before?: string): ViewDraft {
  if (item.path === before) return draft;
  const others = draft.items.filter(({ path }) => path !== item.path);
  const moved: ViewItem = section === '' ? item : { ...item, section };
  const target = others.findIndex(({ path }) => path === before);
  const last = others.findLastIndex((other) => sectionOf(other) === section);
  const end = last >= 0 ? last + 1 : others.length;
  const index = target >= 0 ? target : end;
  return { ...draft, items: others.toSpliced(index, 0, moved) };
}

/** Moves a field one place, at the edge into the neighbouring section; at the very ends it stays. */
export function stepped(draft: ViewDraft, path: string, by: 1 | -1): ViewDraft {
  const item = itemAt(draft, path);
  if (!item) return draft;
  const section = sectionOf(item);
  const siblings = itemsIn(draft, section);
  const target = siblings.findIndex((each) => each.path === path) + by;
  // `placed` puts the field before another one. So a step forwards puts it before the field after the next one, or at the end.
  if (target >= 0 && target < siblings.length)
    return placed(draft, item, section, siblings[by > 0 ? target + 1 : target]?.path);
  const names = draft.sections.map(({ name }) => name);
  const next = names[names.indexOf(section) + by];
  if (section === '' || next === undefined) return draft;
  return placed(draft, item, next, by > 0 ? itemsIn(draft, next)[0]?.path : undefined);
}

export function changedItem(draft: ViewDraft, path: string, changes: Partial<ViewItem>): ViewDraft {
  return {
    ...draft,
    items: draft.items.map((item) => (item.path === path ? withoutBlank({ ...item, ...changes }) : item)),
  };
}

/** Removes the properties that were reset to their default. */
const withoutBlank = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, trait]) => trait !== undefined && trait !== '')) as T;

/** Removes a field. A parameter is hidden instead, because it would be added again automatically. */
export function removed(draft: ViewDraft, path: string): ViewDraft {
  if (path.startsWith(`${additionalName}.`)) return changedItem(draft, path, { hidden: true });
  return { ...draft, items: draft.items.filter((item) => item.path !== path) };
}

/** Adds an empty section. Returns the new draft and the free name that the section got. */
export function withSection(draft: ViewDraft): { draft: ViewDraft; name: string } {
  const taken = new Set(draft.sections.map(({ name }) => name));
  let number = taken.size + 1;
  while (taken.has(`section${number}`)) number += 1;
  const name = `section${number}`;
  return { draft: { ...draft, sections: [...draft.sections, { name }] }, name };
}

export function changedSection(draft: ViewDraft, name: string, changes: Partial<ViewSection>): ViewDraft {
  return {
    ...draft,
    sections: draft.sections.map((section) =>
      section.name === name ? withoutBlank({ ...section, ...changes }) : section,
    ),
  };
}

/** Moves a section by one place; at the ends it stays. */
export function movedSection(draft: ViewDraft, name: string, by: 1 | -1): ViewDraft {
  const index = draft.sections.findIndex((section) => section.name === name);
  const section = draft.sections[index];
  const target = index + by;
  if (!section || target < 0 || target >= draft.sections.length) return draft;
  return { ...draft, sections: draft.sections.toSpliced(index, 1).toSpliced(target, 0, section) };
}

/** Removes a section. Its fields join the section before it, otherwise the next one. The last section cannot be removed. */
export function withoutSection(draft: ViewDraft, name: string): ViewDraft {
  const index = draft.sections.findIndex((section) => section.name === name);
  const before = draft.sections[index - 1];
  const neighbour = before ?? draft.sections[index + 1];
  if (index < 0 || !neighbour) return draft;
  // The fields go to the end of the section before, but to the beginning of the next one.
  const first = before ? undefined : itemsIn(draft, neighbour.name)[0]?.path;
  return itemsIn(draft, name).reduce<ViewDraft>((rest, item) => placed(rest, item, neighbour.name, first), {
    ...draft,
    sections: draft.sections.toSpliced(index, 1),
  });
}
