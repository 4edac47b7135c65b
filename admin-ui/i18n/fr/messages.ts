import { fr } from './index.ts';
import { reactAdminFrench } from './reactAdmin.ts';

export const messages = { ...reactAdminFrench, keja: fr };
