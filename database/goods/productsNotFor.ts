import { KejaError } from '#domain/kernel/fail.ts';
import { registry } from '#domain/objects.ts';
import { errorMessage } from '#domain/labels/index.ts';
import type { Language } from '#domain/kernel/language.ts';
import { systemActor } from '#domain/platform/actor.ts';
import {
  holds,
  isFault,
  readExpression,
  type Expression,
  type ExpressionFault,
} from '#domain/processes/expression/expression.ts';
import { ruleInWords } from '#domain/processes/expression/ruleInWords.ts';
import { expressionRecords } from '../processes/expressionRecords.ts';
import type { Transaction } from '../transaction.ts';

/** A product that a customer does not get by its condition, or whose condition could not be evaluated. */
export interface ProductNotFor {
  readonly productId: number;
  readonly product: string;
  /** The condition in words, or why it could not be evaluated. */
  readonly why: string;
  /** False if the condition could not be evaluated: the product is then not kept from the customer. */
  readonly isHidden: boolean;
}

interface Wanted {
  readonly customerId: number;
  /** Only these products; all with a condition if absent. */
  readonly productIds?: readonly number[];
  readonly limit: number;
  /** The language of the reasons. */
  readonly language: Language;
}

/**
 * The products that a customer does not get, sorted by name. The conditions are evaluated for the system, so that everybody gets
 * the same answer whatever they may see of the customer.
 */
export async function productsNotFor(
  { sql, records }: Pick<Transaction, 'sql' | 'records'>,
  { customerId, productIds, limit, language }: Wanted,
): Promise<ProductNotFor[]> {
  const products = await productsWithCondition(sql, productIds);
  const customerRecords = expressionRecords(records, systemActor);
  const verdicts = new Map<string, Verdict>();
  const found: ProductNotFor[] = [];
  for (const { id, name, condition } of products) {
    if (found.length >= limit) break;
    // Many products have the same condition. It is evaluated once, also if it does not hold.
    if (!verdicts.has(condition))
      verdicts.set(condition, await verdictOf(customerRecords, condition, customerId, language));
    const verdict = verdicts.get(condition);
    if (verdict) found.push({ productId: id, product: name, ...verdict });
  }
  return found;
}

/** What a condition says of the customer; null if it does not hold, so that the customer gets the product. */
type Verdict = Pick<ProductNotFor, 'why' | 'isHidden'> | null;

const verdictOf = async (
  customerRecords: ReturnType<typeof expressionRecords>,
  condition: string,
  customerId: number,
  language: Language,
): Promise<Verdict> => {
  const expression = cachedExpression(condition);
  if (isFault(expression)) return unclear(language, expression);
  const customer = await customerRecords.load(expression.shape, 'counterparty', customerId);
  // The other names are those of processes, which this condition does not use.
  const context = { now: new Date().toISOString(), result: '', executor: '', startedBy: '' };
  try {
    if (!holds(expression, customer, context)) return null;
  } catch (error) {
    if (error instanceof KejaError) return unclear(language, error);
    throw error;
  }
  return { why: ruleInWords(language, registry, 'counterparty', condition), isHidden: true };
};

const unclear = (
  language: Language,
  { code, params }: Pick<ExpressionFault, 'code' | 'params'>,
): Verdict => ({
  why: errorMessage(language, code, params),
  isHidden: false,
});

const productsWithCondition = async (sql: Transaction['sql'], productIds: readonly number[] | undefined) => {
  if (productIds?.length === 0) return [];
  const query = sql
    .selectFrom('product')
    .select(['id', 'name', 'not_used_product_condition as condition'])
    .where('not_used_product_condition', '<>', '')
    .where('marked_to_delete', '=', false)
    .orderBy('name')
    .orderBy('id');
  const rows = await (productIds ? query.where('id', 'in', [...productIds]) : query).execute();
  return rows.map(({ condition, ...product }) => ({ ...product, condition: condition ?? '' }));
};

/** To read an expression takes milliseconds, and many products share one. */
const expressionCache = new Map<string, Expression | ExpressionFault>();
const mostCached = 500;

const cachedExpression = (text: string): Expression | ExpressionFault => {
  const cached = expressionCache.get(text);
  if (cached) return cached;
  const expression = readExpression(registry, 'counterparty', text, 'condition');
  if (expressionCache.size >= mostCached) expressionCache.clear();
  expressionCache.set(text, expression);
  return expression;
};
