import { nl } from './index.ts';
import { reactAdminDutch } from './reactAdmin.ts';

export const messages = { ...reactAdminDutch, keja: nl };
