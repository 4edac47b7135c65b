import { additionalName } from '../kernel/parameter.ts';
import { mustBeFilled } from './viewRequired.ts';
import { defaultView, usualColumns } from './viewDefault.ts';
import { partsOf, quarterOfForm, type KeptView, type View, type ViewItem } from './view.ts';
import { fieldAtPath, isViewPath, type ViewPlace } from './viewPaths.ts';

export interface ViewSources extends ViewPlace {
  /** The layout by an administrator. */
  readonly viewSetting?: KeptView | null | undefined;
  /** The user's changes to the administrator's layout. */
  readonly userViewSetting?: KeptView | null | undefined;
  /** Predefined names of the object's additional parameters; undefined if they are unknown: then no parameter is left out. */
  readonly parameters?: readonly string[] | undefined;
}

/**
 * The default view of the declaration with the administrator's layout and the user's own changes. Fields that no longer exist are
 * left out. A user may add readable fields, reorder and hide; they cannot show what the administrator hid, nor change
 * requirements.
 */
export function resolveView(sources: ViewSources): View {
  const { declaration, viewType, viewSetting, userViewSetting } = sources;
  const standard = defaultView(declaration, viewType);
  const setting = partsOf(viewSetting);
  const own = partsOf(userViewSetting);
  const items = knownItems(sources, setting.items ?? standard.items);
  const base = withParameters(sources, withRequired(sources, items));
  const toolbar = { ...setting.toolbar, ...own.toolbar };
  return {
    id: viewSetting?.id ?? null,
    items: own.items ? withOwnItems(sources, knownItems(sources, own.items), base) : base,
    filters: [...setting.filters, ...own.filters],
    quickFilters: (toolbar.quickFilters ?? standard.quickFilters).filter((path) => isKnown(sources, path)),
    sections: setting.items ? (setting.toolbar.sections ?? []) : standard.sections,
    sort: toolbar.sort && isKnown(sources, toolbar.sort.path) ? toolbar.sort : standard.sort,
    pageSize: toolbar.pageSize ?? standard.pageSize,
  };
}

const isKnown = (sources: ViewSources, path: string): boolean =>
  isViewPath(sources, path, sources.parameters);

/** The items whose path exists; of items with the same path, only the first. */
const knownItems = (sources: ViewSources, items: readonly ViewItem[]): ViewItem[] => {
  const seenPaths = new Set<string>();
  return items.filter(({ path }) => {
    if (seenPaths.has(path) || !isKnown(sources, path)) return false;
    seenPaths.add(path);
    return true;
  });
};

/** The fields without which a form could not be saved; a list or a picker has none. */
const requiredPaths = ({ declaration, viewType }: ViewSources): string[] =>
  viewType === 'detail' ? mustBeFilled(declaration) : [];

/**
 * A required field that is absent or hidden is shown after all others, in the section of the first item: otherwise the form could
 * never be saved.
 */
const withRequired = (sources: ViewSources, items: ViewItem[]): ViewItem[] => {
  const shownPaths = new Set(items.filter(({ hidden }) => !hidden).map(({ path }) => path));
  const missing = requiredPaths(sources).filter((path) => !shownPaths.has(path));
  const section = items[0]?.section;
  return [
    ...items.filter(({ path }) => !missing.includes(path)),
    ...missing.map((path) => {
      const field = fieldAtPath(sources, path);
      return { path, columns: field ? usualColumns(field) : quarterOfForm, ...(section ? { section } : {}) };
    }),
  ];
};

/** A parameter that the layout does not name is put at the end of the form. An administrator can name it to hide it. */
const withParameters = ({ viewType, parameters = [] }: ViewSources, items: ViewItem[]): ViewItem[] => {
  if (viewType !== 'detail') return items;
  const placed = new Set(items.map(({ path }) => path));
  const missing = parameters.map((name) => `${additionalName}.${name}`).filter((path) => !placed.has(path));
  return [...items, ...missing.map((path) => ({ path, section: 'parameters', columns: quarterOfForm }))];
};

/** The properties of an item that a user may change; the administrator sets the others. */
const ownTraits = ['hidden', 'columns', 'width', 'pinned', 'total'] as const;

/** An item of the administrator with the user's properties. What the administrator has hidden stays hidden. */
const withOwnTraits = (base: ViewItem, own: ViewItem, mayHide: boolean): ViewItem => {
  const traits = Object.fromEntries(
    ownTraits.filter((trait) => own[trait] !== undefined).map((trait) => [trait, own[trait]]),
  );
  return { ...base, ...traits, hidden: base.hidden === true || (own.hidden === true && mayHide) };
};

/** An item that only the user has. It has no requirements, because only an administrator may set them. */
const withoutDemands = ({
  required: _required,
  format: _format,
  pattern: _pattern,
  ...own
}: ViewItem): ViewItem => own;

/**
 * The items with the user's changes, in the user's order. An item that the changes do not name comes after the item that it
 * follows in the administrator's order.
 */
const withOwnItems = (
  sources: ViewSources,
  own: readonly ViewItem[],
  base: readonly ViewItem[],
): ViewItem[] => {
  const required = requiredPaths(sources);
  const baseByPath = new Map(base.map((item) => [item.path, item]));
  const items = own.map((item) => {
    const baseItem = baseByPath.get(item.path);
    const mayHide = !baseItem?.required && !required.includes(item.path);
    return baseItem ? withOwnTraits(baseItem, item, mayHide) : withoutDemands(item);
  });
  for (const [index, item] of base.entries()) {
    if (items.some(({ path }) => path === item.path)) continue;
    // An item whose predecessor is not there comes first.
    const before = items.findIndex(({ path }) => path === base[index - 1]?.path);
    items.splice(before + 1, 0, item);
  }
  return items;
};
