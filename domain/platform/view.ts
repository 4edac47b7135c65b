import { z } from 'zod';
import { languages } from '../kernel/language.ts';
import { viewFormats } from './viewFormats.ts';
import { viewType } from './enums.ts';
import { filterDefinition, filterParts, type FilterPart } from './filterParts.ts';
import type { EnumValue } from '../kernel/enumeration.ts';

export type ViewType = EnumValue<typeof viewType>;

/** Columns of the grid that a form is laid out in. */
export const gridColumns = 12;
/** The width of a field that is not long, in columns, if nobody has chosen another one. */
export const quarterOfForm = gridColumns / 4;
/** The smallest and largest width of a column in a list, in pixels. */
export const listWidth = { min: 40, max: 1200 } as const;

const title = z.partialRecord(z.enum(languages), z.string().max(200));
const path = z.string().min(1).max(255);
const sectionName = z.string().min(1).max(60);

const item = z.strictObject({
  /** A field path, also through references; `additional.<predefinedName>` for an additional parameter. */
  path,
  title: title.optional(),
  hidden: z.boolean().optional(),
  /** Width in a form. */
  columns: z.int().min(1).max(gridColumns).optional(),
  section: sectionName.optional(),
  /** Width in a list; in a user's own changes, null removes the administrator's value. The same holds for the next two. */
  width: z.int().min(listWidth.min).max(listWidth.max).nullish(),
  pinned: z.enum(['left', 'right']).nullish(),
  total: z.enum(['sum', 'min', 'max', 'average']).nullish(),
  /** This and the next two are demands of a form, besides the field's own rules. */
  required: z.boolean().optional(),
  format: z.enum(viewFormats).optional(),
  pattern: z.string().min(1).max(300).optional(),
});

/** Conditions with a name, and words to search for (`searchStr`). */
export interface SavedFilter {
  readonly name: string;
  readonly isDefault?: boolean | undefined;
  readonly searchStr?: string | undefined;
  readonly conditions: readonly FilterPart[];
}
/** Conditions under one name, or a single condition (`filterDefinition`), whose name or label becomes the name of the filter. */
const savedFilter: z.ZodType<SavedFilter> = z.union([
  z.strictObject({
    name: z.string().min(1).max(100),
    isDefault: z.boolean().optional(),
    searchStr: z.string().max(200).optional(),
    conditions: filterParts,
  }),
  filterDefinition,
]);

const section = z.strictObject({
  name: sectionName,
  title: title.optional(),
  /** Where the section is: on the page below the others, in its own tab, beside the form, or collapsed. */
  place: z.enum(['page', 'tab', 'aside', 'folded']).optional(),
});

/** How many quick filters a view may have. */
export const mostQuickFilters = 12;

/** What a view has besides its items: `sections` are those of a form, all else is for a list or a picker. */
const toolbar = z.strictObject({
  /** Fields with a filter beside the search of a list or a picker. */
  quickFilters: z.array(path).max(mostQuickFilters).optional(),
  sort: z.strictObject({ path, desc: z.boolean() }).optional(),
  pageSize: z.int().min(5).max(100).optional(),
  sections: z.array(section).max(30).optional(),
});

/** The shapes of the JSON fields of a view setting and of a user's own changes. */
export const viewShapes = {
  items: z.array(item).max(300),
  filters: z.array(savedFilter).max(100),
  toolbar,
};

/** One field in a view. */
export type ViewItem = z.infer<typeof item>;
/** A part of a form with a heading. */
export type ViewSection = z.infer<typeof section>;
export type ViewToolbar = z.infer<typeof toolbar>;
export type ViewTotal = NonNullable<ViewItem['total']>;

/** The layout of a list, a form or a picker for one user. */
export interface View {
  /** The view setting it comes from; null if there is none. */
  readonly id: number | null;
  /** Includes hidden items, so that they can be offered; `shownItems` leaves them out. */
  readonly items: readonly ViewItem[];
  readonly filters: readonly SavedFilter[];
  readonly quickFilters: readonly string[];
  readonly sections: readonly ViewSection[];
  readonly sort: { readonly path: string; readonly desc: boolean };
  readonly pageSize: number;
}

/** A view setting, or a user's changes to it, as stored. */
export interface KeptView {
  readonly id?: number;
  readonly items?: unknown;
  readonly filters?: unknown;
  readonly toolbar?: unknown;
}

/** A stored view after its check. `items` are undefined if none are stored, or not valid ones. */
export interface ViewParts {
  readonly items: readonly ViewItem[] | undefined;
  readonly filters: readonly SavedFilter[];
  readonly toolbar: ViewToolbar;
}

/** The valid parts of a stored view: a setting from an older version must not break a screen. */
export function partsOf(stored: KeptView | null | undefined): ViewParts {
  const items = viewShapes.items.safeParse(stored?.items);
  return {
    items: items.success ? items.data : undefined,
    filters: viewShapes.filters.safeParse(stored?.filters).data ?? [],
    toolbar: viewShapes.toolbar.safeParse(stored?.toolbar).data ?? {},
  };
}

export function shownItems({ items }: Pick<View, 'items'>): readonly ViewItem[] {
  return items.filter(({ hidden }) => !hidden);
}
