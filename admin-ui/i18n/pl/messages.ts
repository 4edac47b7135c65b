import { pl } from './index.ts';
import { reactAdminPolish } from './reactAdmin.ts';

export const messages = { ...reactAdminPolish, keja: pl };
