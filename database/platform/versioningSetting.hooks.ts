import { failFields } from '#domain/kernel/fail.ts';
import type { Hooks } from '../writing/hooks.ts';

/** Versions are kept of declared objects: a misspelt name would keep none and say nothing. */
export const versioningSettingHooks: Hooks = {
  beforeWrite: ({ objectType }, _before, { registry }) => {
    if (objectType === undefined || registry.has(String(objectType))) return;
    throw failFields([{ field: 'objectType', code: 'invalid_value' }]);
  },
};
