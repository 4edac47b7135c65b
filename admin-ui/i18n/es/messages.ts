import { es } from './index.ts';
import { reactAdminSpanish } from './reactAdmin.ts';

export const messages = { ...reactAdminSpanish, keja: es };
