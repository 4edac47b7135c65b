import type { Database } from '#database/connect.ts';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { objectAlong, parsePath } from '#domain/kernel/fieldPath.ts';
import type { Filter } from '#domain/kernel/filter.ts';
import { namesCurrency } from '#domain/kernel/meta.ts';
import type { Total } from '#domain/kernel/totals.ts';
import type { Actor } from '#domain/platform/actor.ts';

/** The records of a list whose totals are asked for. */
interface Listed {
  readonly database: Database;
  readonly actor: Actor;
  readonly declaration: Declaration;
  readonly filter: Filter;
}

/**
 * The paths of the amounts of a list, among `totals`, that are in several currencies: these are never summed or compared. An
 * amount is of the record itself (`sumNetto`) or of a referred record (`order.sumNetto`).
 */
export async function mixedAmounts(
  database: Database,
  actor: Actor,
  declaration: Declaration,
  filter: Filter,
  totals: readonly Total[],
): Promise<string[]> {
  const listed = { database, actor, declaration, filter };
  const amounts = totals.filter(({ path }) => path.field.type === 'money');
  const isOwn = ({ path }: Total) => path.names.length === 1;
  const mixedPaths = await Promise.all([
    mixedOwn(listed, amounts.filter(isOwn)),
    mixedReferred(
      listed,
      amounts.filter((amount) => !isOwn(amount)),
    ),
  ]);
  return mixedPaths.flat();
}

/** The amounts of the records themselves, if the records name several currencies. */
const mixedOwn = async (
  { database: { registry, records }, actor, declaration, filter }: Listed,
  amounts: readonly Total[],
): Promise<string[]> => {
  if (amounts.length === 0 || !namesCurrency(registry.byName(declaration.name))) return [];
  const found = await records.totalsBy(actor, declaration.name, filter, ['currency'], amounts);
  return found.length > 1 ? amounts.map(({ written }) => written) : [];
};

/**
 * The amounts of referred records that name several currencies. There are several if the smallest and the largest id of a
 * currency differ, so one statement finds them for all paths.
 */
const mixedReferred = async (
  { database: { registry, records }, actor, declaration, filter }: Listed,
  amounts: readonly Total[],
): Promise<string[]> => {
  const inCurrency = amounts.flatMap(({ written, path }) => {
    const references = path.names.slice(0, -1);
    const owner = objectAlong(registry, declaration, references);
    return owner && namesCurrency(owner)
      ? [{ written, currency: [...references, 'currency'].join('.') }]
      : [];
  });
  if (inCurrency.length === 0) return [];
  const currencies = [...new Set(inCurrency.map(({ currency }) => currency))];
  const ends = currencies.flatMap((currency) => {
    const path = parsePath(registry, declaration, currency);
    return (['min', 'max'] as const).map((kind): Total => ({ written: `${kind} ${currency}`, path, kind }));
  });
  const ids = await records.totals(actor, declaration.name, filter, ends);
  return inCurrency.flatMap(({ written, currency }) =>
    ids[`min ${currency}`] === ids[`max ${currency}`] ? [] : [written],
  );
};
