import { common } from './common.ts';
import { goods } from './goods.ts';
import { partners } from './partners.ts';
import { platform } from './platform.ts';
import { terminal } from './terminal.ts';
import { weighing } from './weighing.ts';
import { errors } from './errors.ts';
import { joined } from '../joined.ts';
import type { Words } from '../words.ts';

export const pl: Words = {
  ...joined(common, platform, partners, goods, weighing, terminal),
  errors,
  modules: {
    platform: 'Administracja',
    partners: 'Kontrahenci',
    goods: 'Towary i pojazdy',
    weighing: 'Ważenie',
    terminal: 'Terminal',
  },
};
