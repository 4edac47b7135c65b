import reactAdminEnglish from 'ra-language-english';
import type { Language } from '#domain/kernel/language.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';
import { nl } from './nl/index.ts';
import { pl } from './pl/index.ts';
import { reactAdminGerman } from './de/reactAdmin.ts';
import { reactAdminSpanish } from './es/reactAdmin.ts';
import { reactAdminFrench } from './fr/reactAdmin.ts';
import { reactAdminItalian } from './it/reactAdmin.ts';
import { reactAdminDutch } from './nl/reactAdmin.ts';
import { reactAdminPolish } from './pl/reactAdmin.ts';

/** Everything that the back office says, react-admin's own words included. */
export const messages = {
  pl: { ...reactAdminPolish, keja: pl },
  en: { ...reactAdminEnglish, keja: en },
  nl: { ...reactAdminDutch, keja: nl },
  de: { ...reactAdminGerman, keja: de },
  fr: { ...reactAdminFrench, keja: fr },
  it: { ...reactAdminItalian, keja: it },
  es: { ...reactAdminSpanish, keja: es },
} as const satisfies Record<Language, unknown>;
