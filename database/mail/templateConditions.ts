import { fail } from '#domain/kernel/fail.ts';
import type { TemplateVariant } from '#domain/mail/template.rules.ts';
import { registry } from '#domain/objects.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { holds, isFault, readExpression, type Purpose } from '#domain/processes/expression/expression.ts';
import { expressionRecords } from '../processes/expressionRecords.ts';
import type { Transaction } from '../transaction.ts';
import type { Template } from './emailTemplates.ts';

interface Owner {
  readonly object: string;
  readonly id: number;
}
type ReadAccess = Pick<Transaction, 'records'>;
type Conditions = Pick<Template, 'executionCondition' | 'recepientsCondition' | 'variants'>;

/**
 * The text of the condition that keeps a template from being sent about a record in its present state; the conditions of several
 * variants are joined by `||`. Null if nothing keeps the template from being sent.
 * @param actor with whose rights records are read: those of the person who asked, or of the system if nobody did
 * @param to addresses or telephone numbers; without them the condition on recipients is not checked
 * @throws the fault of a condition that cannot be read, and expression_failed if it cannot be evaluated for this record
 */
export async function unmetCondition(
  tx: ReadAccess,
  actor: Actor,
  template: Conditions,
  owner: Owner,
  to?: readonly string[],
): Promise<string | null> {
  const { executionCondition, recepientsCondition, variants } = template;
  if (!(await holdsOf(tx, actor, executionCondition, owner))) return executionCondition;
  // If no variant is due, all of them have conditions, of which one would have to hold.
  if (variants.length > 0 && (await dueVariants(tx, actor, variants, owner)).length === 0)
    return variants.map(({ condition }) => `(${condition})`).join(' || ');
  if (to && (await recipientsOf(tx, actor, template, owner, to)).length === 0) return recepientsCondition;
  return null;
}

/** The variants whose condition holds for a record as it is now, in their order. Throws as `unmetCondition`. */
export async function dueVariants<V extends Pick<TemplateVariant, 'condition'>>(
  tx: ReadAccess,
  actor: Actor,
  variants: readonly V[],
  owner: Owner,
): Promise<V[]> {
  const due: V[] = [];
  for (const variant of variants) if (await holdsOf(tx, actor, variant.condition, owner)) due.push(variant);
  return due;
}

/**
 * Those of the recipients (addresses or telephone numbers) to whom a template may be sent about a record. Throws as
 * `unmetCondition`.
 */
export async function recipientsOf(
  tx: ReadAccess,
  actor: Actor,
  { recepientsCondition }: Pick<Template, 'recepientsCondition'>,
  owner: Owner,
  to: readonly string[],
): Promise<string[]> {
  const verdict = await verdictOf(tx, actor, recepientsCondition, owner, 'recipients');
  return to.filter((recipient) => verdict({ recipient }));
}

/** Whether a condition on the record alone holds; an empty one does. */
const holdsOf = async (
  tx: ReadAccess,
  actor: Actor,
  condition: string | null | undefined,
  owner: Owner,
): Promise<boolean> => {
  const verdict = await verdictOf(tx, actor, condition, owner, 'condition');
  return verdict({});
};

/** Reads a record once and returns a function that evaluates a condition for it, and for a recipient if one is given. */
const verdictOf = async (
  { records }: ReadAccess,
  actor: Actor,
  condition: string | null | undefined,
  { object, id }: Owner,
  purpose: Purpose,
): Promise<(about: { readonly recipient?: string }) => boolean> => {
  if (!condition?.trim()) return () => true;
  const expression = readExpression(registry, object, condition, purpose);
  if (isFault(expression)) throw fail(expression.code, expression.params);
  const record = await expressionRecords(records, actor).load(expression.shape, object, id);
  const now = new Date().toISOString();
  // Conditions of templates use only the time and the recipient. The other names are for expressions of processes.
  const context = { now, result: '', executor: '', startedBy: '' };
  return (about) => holds(expression, record, { ...context, ...about });
};
