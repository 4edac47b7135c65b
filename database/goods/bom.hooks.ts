import { failFields } from '#domain/kernel/fail.ts';
import { circleThrough, type Recipe } from '#domain/goods/bomCircle.rules.ts';
import type { Sql } from '../sql.ts';
import { waitForTurn } from '../transaction.ts';
import type { Hooks } from '../writing/hooks.ts';

/** A bill of materials that needs its own product to make it is refused, with the products along the way. */
export const bomHooks: Hooks = {
  afterWrite: async ({ id }, _before, { tx }) => {
    // Of two bills that are written at the same moment, the second waits and then sees the first: only together may they close a
    // circle.
    await waitForTurn(tx, 'bills of materials');
    const recipes = await recipesIn(tx.sql);
    const own = recipes.find((recipe) => recipe.id === id);
    const circle = own && circleThrough(own, recipes);
    if (!circle) return;
    const names = await namesOf(tx.sql, circle);
    const circleText = circle.map((product) => names.get(product) ?? '').join(' → ');
    throw failFields([{ field: 'materials', code: 'bom_circle', params: { circle: circleText } }]);
  },
};

/** All bills that are in use or being drawn up. */
const recipesIn = async (db: Sql): Promise<Recipe[]> => {
  const bills = await db
    .selectFrom('bom')
    .select(['id', 'active_from as activeFrom', 'active_to as activeTo'])
    .where('marked_to_delete', '=', false)
    .where('status', '!=', 'canceled')
    .execute();
  const partsOf = async (part: 'bom_products' | 'bom_materials') => {
    const rows = await db.selectFrom(part).select(['parent_id as bill', 'product_id as product']).execute();
    return Map.groupBy(rows, ({ bill }) => bill);
  };
  const makes = await partsOf('bom_products');
  const takes = await partsOf('bom_materials');
  return bills.map((bill) => ({
    ...bill,
    makes: (makes.get(bill.id) ?? []).map(({ product }) => product),
    takes: (takes.get(bill.id) ?? []).map(({ product }) => product),
  }));
};

const namesOf = async (db: Sql, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};
