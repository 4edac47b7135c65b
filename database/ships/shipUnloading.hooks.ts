import type { Hooks } from '../writing/hooks.ts';
import { followPlan } from './unloadingOfPlan.ts';

export const shipUnloadingHooks: Hooks = {
  beforeWrite: (draft, before, context) => followPlan(draft, before, context),
};
