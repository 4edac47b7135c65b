import { it } from './index.ts';
import { reactAdminItalian } from './reactAdmin.ts';

export const messages = { ...reactAdminItalian, keja: it };
