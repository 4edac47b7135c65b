import { failFields } from '#domain/kernel/fail.ts';
import type { Hooks } from '../writing/hooks.ts';

/** Only declared objects are accepted, because a misspelt name would silently keep no versions. */
export const versioningSettingHooks: Hooks = {
  beforeWrite: ({ objectType }, _before, { registry }) => {
    if (objectType === undefined || registry.has(String(objectType))) return;
    throw failFields([{ field: 'objectType', code: 'invalid_value' }]);
  },
};
