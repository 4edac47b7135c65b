import { additionalName } from '../kernel/parameter.ts';
import { mustBeFilled } from './viewRequired.ts';
import { defaultView, usualColumns } from './viewDefault.ts';
import { partsOf, type KeptView, type View, type ViewItem } from './view.ts';
import { fieldAtPath, isViewPath, type ViewPlace } from './viewPaths.ts';

export interface ViewSources extends ViewPlace {
  /** The layout by an administrator. */
  readonly viewSetting?: KeptView | null | undefined;
  /** The user's changes to it. */
  readonly userViewSetting?: KeptView | null | undefined;
  /** Predefined names of the object's additional parameters; if unknown, none is dropped. */
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
  const laidOut = partsOf(viewSetting);
  const own = partsOf(userViewSetting);
  const base = withParameters(
    sources,
    withRequired(sources, known(sources, laidOut.items ?? standard.items)),
  );
  const toolbar = { ...laidOut.toolbar, ...own.toolbar };
  return {
    id: viewSetting?.id ?? null,
    items: own.items ? changedBy(sources, known(sources, own.items), base) : base,
    filters: [...laidOut.filters, ...own.filters],
    quickFilters: (toolbar.quickFilters ?? standard.quickFilters).filter((path) => isKnown(sources, path)),
    sections: laidOut.items ? (laidOut.toolbar.sections ?? []) : standard.sections,
    sort: toolbar.sort && isKnown(sources, toolbar.sort.path) ? toolbar.sort : standard.sort,
    pageSize: toolbar.pageSize ?? standard.pageSize,
  };
}

const isKnown = (sources: ViewSources, path: string): boolean =>
  isViewPath(sources, path, sources.parameters);

const known = (sources: ViewSources, items: readonly ViewItem[]): ViewItem[] => {
  const seen = new Set<string>();
  return items.filter(({ path }) => {
    if (seen.has(path) || !isKnown(sources, path)) return false;
    seen.add(path);
    return true;
  });
};

const demanded = ({ declaration, viewType }: ViewSources): string[] =>
  viewType === 'detail' ? mustBeFilled(declaration) : [];

/** A form without a required field could never be saved, so missing required fields are added at the end. */
const withRequired = (sources: ViewSources, items: ViewItem[]): ViewItem[] => {
  const shown = new Set(items.filter(({ hidden }) => !hidden).map(({ path }) => path));
  const missing = demanded(sources).filter((path) => !shown.has(path));
  const section = items[0]?.section;
  return [
    ...items.filter(({ path }) => !missing.includes(path)),
    ...missing.map((path) => {
      const field = fieldAtPath(sources, path);
      return { path, columns: field ? usualColumns(field) : 3, ...(section ? { section } : {}) };
    }),
  ];
};

/** A new parameter appears in the form at once; an administrator can hide it. */
const withParameters = ({ viewType, parameters = [] }: ViewSources, items: ViewItem[]): ViewItem[] => {
  if (viewType !== 'detail') return items;
  const placed = new Set(items.map(({ path }) => path));
  const missing = parameters.map((name) => `${additionalName}.${name}`).filter((path) => !placed.has(path));
  return [...items, ...missing.map((path) => ({ path, section: 'parameters', columns: 3 }))];
};

/** The properties of an item that a user may change; the administrator sets the others. */
const ownTraits = ['hidden', 'columns', 'width', 'pinned', 'total'] as const;

const changed = (base: ViewItem, own: ViewItem, mayHide: boolean): ViewItem => {
  const traits = Object.fromEntries(
    ownTraits.filter((trait) => own[trait] !== undefined).map((trait) => [trait, own[trait]]),
  );
  return { ...base, ...traits, hidden: base.hidden === true || (own.hidden === true && mayHide) };
};

const added = ({ required: _required, format: _format, pattern: _pattern, ...own }: ViewItem): ViewItem =>
  own;

/** In the user's order; an item that is new to the user comes after the item it follows in the administrator's order. */
const changedBy = (sources: ViewSources, own: readonly ViewItem[], base: readonly ViewItem[]): ViewItem[] => {
  const filled = demanded(sources);
  const laidOut = new Map(base.map((item) => [item.path, item]));
  const items = own.map((item) => {
    const standing = laidOut.get(item.path);
    const mayHide = !standing?.required && !filled.includes(item.path);
    return standing ? changed(standing, item, mayHide) : added(item);
  });
  for (const [index, item] of base.entries()) {
    if (items.some(({ path }) => path === item.path)) continue;
    const before = items.findIndex(({ path }) => path === base[index - 1]?.path);
    items.splice(before + 1, 0, item);
  }
  return items;
};
