import { account } from './account.ts';
import { pages } from './pages.ts';
import { register } from './register.ts';
import { en } from '../en/index.ts';
import type { BackOfficeWords } from '../words.ts';

/** Says what English says until its own words are written. */
export const es: BackOfficeWords = { ...en, register, account, pages };
