import { encodeSearchAttributeIndexedValueType } from '@temporalio/common/lib/search-attributes.js';
import type { NativeConnection } from '@temporalio/worker';
import { searchAttributes } from '#workflows/searchAttributes.ts';

/** Teaches the namespace our search attributes, where it does not know them yet and we may. */
export const registerSearchAttributes = async (
  connection: NativeConnection,
  namespace: string,
): Promise<void> => {
  const { operatorService } = connection;
  const { customAttributes } = await operatorService.listSearchAttributes({ namespace });
  const missing = searchAttributes.filter(({ name }) => !Object.hasOwn(customAttributes ?? {}, name));
  if (missing.length === 0) return;
  await operatorService.addSearchAttributes({
    namespace,
    searchAttributes: Object.fromEntries(
      missing.map(({ name, type }) => [name, encodeSearchAttributeIndexedValueType(type) ?? 0]),
    ),
  });
};
