import { de } from './index.ts';
import { reactAdminGerman } from './reactAdmin.ts';

export const messages = { ...reactAdminGerman, keja: de };
