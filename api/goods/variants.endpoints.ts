import type { Database } from '#database/connect.ts';
import { generateVariants, plannedVariants } from '#database/goods/generateVariants.ts';
import { variantContracts } from '#domain/goods/variant.contracts.ts';
import type { PlannedVariant } from '#domain/goods/variantPlan.rules.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { JsonValue } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { may } from '#domain/platform/access.rules.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { doOnce } from '../http/writeOnce.ts';

/** Makes the variants of a product from their definition. */
export function variantEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  return [
    serve(variantContracts.generate, {
      tag: 'goods',
      access: ['sales'],
      summary: 'Makes a variant for each combination of values, or only shows which there would be',
      refuses: [409],
      handle: async ({ actor, request, params: { id }, body }) => {
        const { productVariantDefinition, productVariant } = objects;
        await database.records.mustSee(actor, productVariantDefinition.name, id);
        if (!may(actor, 'modify', productVariant)) throw fail('no_access', { object: productVariant.name });
        if (body.preview) {
          const definition = await database.records.get(actor, productVariantDefinition.name, id);
          return answerOf(await plannedVariants(database.sql, definition));
        }
        // `doOnce` stores the rows as JSON, so that a repeated request gets the same answer.
        const variants = await doOnce(
          database,
          actor,
          request,
          body,
          async (tx) => (await generateVariants(tx, actor, id, body.updatedAt)) as unknown as JsonValue,
        );
        return answerOf(variants as unknown as PlannedVariant[]);
      },
    }),
  ];
}

const answerOf = (rows: readonly PlannedVariant[]) => ({ rows: [...rows], count: rows.length });
