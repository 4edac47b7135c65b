import { z } from 'zod';
import { languages } from '../kernel/language.ts';
import { viewFormats } from './viewFormats.ts';
import { viewType } from './enums.ts';
import { filterParts } from './filterParts.ts';
import type { EnumValue } from '../kernel/enumeration.ts';

export type ViewType = EnumValue<typeof viewType>;

/** Columns of the grid that a form is laid out in. */
export const gridColumns = 12;
/** Widest and narrowest column of a list, in pixels. */
export const listWidth = { min: 40, max: 1200 } as const;

const title = z.partialRecord(z.enum(languages), z.string().max(200));
const path = z.string().min(1).max(255);
const sectionName = z.string().min(1).max(60);

const item = z.strictObject({
  /** A field; dotted through references; `additional.<predefinedName>` for an additional parameter. */
  path,
  title: title.optional(),
  hidden: z.boolean().optional(),
  /** Width in a form. */
  columns: z.int().min(1).max(gridColumns).optional(),
  section: sectionName.optional(),
  /** Width in a list; in what a person changed, null takes back what the administrator set: so for the next two. */
  width: z.int().min(listWidth.min).max(listWidth.max).nullish(),
  pinned: z.enum(['left', 'right']).nullish(),
  total: z.enum(['sum', 'min', 'max', 'average']).nullish(),
  required: z.boolean().optional(),
  format: z.enum(viewFormats).optional(),
  pattern: z.string().min(1).max(300).optional(),
});

const savedFilter = z.strictObject({
  name: z.string().min(1).max(100),
  isDefault: z.boolean().optional(),
  searchStr: z.string().max(200).optional(),
  conditions: filterParts,
});

const section = z.strictObject({
  name: sectionName,
  title: title.optional(),
  /** On the page under one another, behind a tab of its own, or beside the form. */
  place: z.enum(['page', 'tab', 'aside']).optional(),
});

const toolbar = z.strictObject({
  /** Fields that a list or a picker offers a filter for beside its search. */
  quickFilters: z.array(path).max(12).optional(),
  sort: z.strictObject({ path, desc: z.boolean() }).optional(),
  pageSize: z.int().min(5).max(100).optional(),
  sections: z.array(section).max(30).optional(),
});

/** What a view setting may hold in each of its JSON fields; both the administrator's and a person's own. */
export const viewShapes = {
  items: z.array(item).max(300),
  filters: z.array(savedFilter).max(100),
  toolbar,
};

/** One field in a view. */
export type ViewItem = z.infer<typeof item>;
/** Conditions that were given a name. */
export type SavedFilter = z.infer<typeof savedFilter>;
/** A part of a form with a heading. */
export type ViewSection = z.infer<typeof section>;
export type ViewToolbar = z.infer<typeof toolbar>;
export type ViewTotal = NonNullable<ViewItem['total']>;

/** How a list, a form or a picker of an object looks to one person. */
export interface View {
  /** The view setting it is made from; null where no administrator made one. */
  readonly id: number | null;
  /** Hidden ones too, so that they can be offered; `shownItems` are the rest. */
  readonly items: readonly ViewItem[];
  readonly filters: readonly SavedFilter[];
  readonly quickFilters: readonly string[];
  readonly sections: readonly ViewSection[];
  readonly sort: { readonly path: string; readonly desc: boolean };
  readonly pageSize: number;
}

/** A view setting, or what a person changed in it, as it is kept. */
export interface KeptView {
  readonly id?: number;
  readonly items?: unknown;
  readonly filters?: unknown;
  readonly toolbar?: unknown;
}

export interface ViewParts {
  readonly items: readonly ViewItem[] | undefined;
  readonly filters: readonly SavedFilter[];
  readonly toolbar: ViewToolbar;
}

/** What is kept, as far as it can be read: a setting from an older version must not take a screen away. */
export const partsOf = (kept: KeptView | null | undefined): ViewParts => {
  const items = viewShapes.items.safeParse(kept?.items);
  return {
    items: items.success ? items.data : undefined,
    filters: viewShapes.filters.safeParse(kept?.filters).data ?? [],
    toolbar: viewShapes.toolbar.safeParse(kept?.toolbar).data ?? {},
  };
};

export const shownItems = ({ items }: Pick<View, 'items'>): readonly ViewItem[] =>
  items.filter(({ hidden }) => !hidden);
