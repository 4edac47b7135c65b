import { failFields } from '#domain/kernel/fail.ts';
import { isScreen } from '#domain/screens.ts';
import type { Hooks } from '../writing/hooks.ts';

/** A working place must open an existing screen or list, because its desktop has no menu to go to another one. */
export const workingPlaceHooks: Hooks = {
  beforeWrite: ({ desktopName }, _before, { registry }) => {
    if (typeof desktopName !== 'string' || desktopName === '') return;
    const isList = registry.all.some(({ path }) => path === desktopName.replace(/^\//, ''));
    if (isList || isScreen(desktopName)) return;
    throw failFields([{ field: 'desktopName', code: 'screen_unknown' }]);
  },
};
