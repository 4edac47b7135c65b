import type { VariantMap } from './variantMatrix.rules.ts';
import { beginningOf } from '../kernel/shortText.ts';

/** A variant that a product has. `variants` is its values by parameter, but as stored it may be any JSON. */
export interface StoredVariant {
  readonly id: number;
  readonly name: string;
  readonly variants: unknown;
}

/**
 * What happens to a variant: it is `kept`, `adapted` to parameters that were added or removed, or `new`. A variant `outside` the
 * matrix is not changed: people decide what to do with it.
 */
export const variantStates = ['new', 'adapted', 'kept', 'outside'] as const;

export interface PlannedVariant {
  readonly state: (typeof variantStates)[number];
  /** Null for a new variant. */
  readonly id: number | null;
  readonly name: string;
  readonly variants: VariantMap;
}

/**
 * Which variant each combination of values gets. A stored variant is recognised by its values. If parameters were added or
 * removed, it is recognised by the values of the other parameters. So it keeps its id, and references to it stay valid.
 * @param stored the variants of the product; of several that fit, the one with the lowest id is taken
 */
export function variantPlan(
  product: string,
  combinations: readonly VariantMap[],
  stored: readonly StoredVariant[],
): readonly PlannedVariant[] {
  const unmatched = new Map(stored.toSorted((a, b) => a.id - b.id).map((each) => [each.id, each]));
  const takeFirst = (fits: (stored: StoredVariant) => boolean): StoredVariant | undefined => {
    const found = [...unmatched.values()].find(fits);
    if (found) unmatched.delete(found.id);
    return found;
  };
  // Variants with exactly the wanted values are taken first, for all combinations. Only the rest may be adapted.
  const unchanged = new Map(
    combinations.flatMap((wanted) => {
      const found = takeFirst((each) => keyOf(mapOf(each)) === keyOf(wanted));
      return found ? [[wanted, found] as const] : [];
    }),
  );
  const planned = combinations.map((variants): PlannedVariant => {
    const sameVariant = unchanged.get(variants);
    if (sameVariant) return { state: 'kept', id: sameVariant.id, name: sameVariant.name, variants };
    const name = variantName(product, variants);
    const found = takeFirst((each) => agreesWith(mapOf(each), variants));
    if (!found) return { state: 'new', id: null, name, variants };
    // A name that a person gave is kept.
    const newName = hasUsualName(product, found) ? name : found.name;
    return { state: 'adapted', id: found.id, name: newName, variants };
  });
  const outside = [...unmatched.values()].map((each): PlannedVariant => {
    const { id, name } = each;
    return { state: 'outside', id, name, variants: mapOf(each) };
  });
  return [...planned, ...outside];
}

/** The name of a new variant: `Okno 120 / biały`. */
function variantName(product: string, variants: VariantMap): string {
  return beginningOf(`${product} ${textsOf(variants).join(' / ')}`, longestName);
}

const longestName = 255;

/** Each value as it stands in a name; a switch is `+ name` or `− name`. */
const textsOf = (variants: VariantMap): string[] =>
  Object.entries(variants).map(([name, value]) => {
    if (typeof value === 'string') return value;
    return value ? `+ ${name}` : `− ${name}`;
  });

/** Whether nobody has renamed a variant; the stored order of its values is unknown. */
const hasUsualName = (product: string, stored: StoredVariant): boolean => {
  if (!stored.name.startsWith(`${product} `)) return false;
  const valueTexts = stored.name.slice(product.length + 1).split(' / ');
  return valueTexts.toSorted().join('/') === textsOf(mapOf(stored)).toSorted().join('/');
};

const mapOf = ({ variants }: StoredVariant): VariantMap =>
  typeof variants === 'object' && variants !== null && !Array.isArray(variants)
    ? (variants as VariantMap)
    : {};

/** The same text for the same values, in whatever order they are stored. */
const keyOf = (map: VariantMap): string =>
  JSON.stringify(Object.entries(map).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Whether two variants share parameters, and have the same values in all that they share. */
const agreesWith = (stored: VariantMap, wanted: VariantMap): boolean => {
  const shared = Object.keys(wanted).filter((name) => Object.hasOwn(stored, name));
  return shared.length > 0 && shared.every((name) => stored[name] === wanted[name]);
};
