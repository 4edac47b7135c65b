import { en } from './en.ts';
import type { Words } from './words.ts';

/** Says what English says until its own words are written. */
export const fr: Words = { ...en };
