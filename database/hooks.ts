import type { HookRegistry } from './writing/hooks.ts';

/** What is special about single objects; each stands in a file of its own in its module. */
export const hooks: HookRegistry = {};
