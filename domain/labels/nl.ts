import { en } from './en/index.ts';
import type { Words } from './words.ts';

/** Says what English says until its own words are written. */
export const nl: Words = { ...en };
