import type { SmsLanguage } from '#domain/terminal/smsTemplates.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Texts } from './kioskTexts.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { uk } from './uk.ts';

/** What the kiosk speaks; each of them is also a language that drivers are written to in. */
export const kioskLanguages = [
  'pl',
  'en',
  'de',
  'uk',
  'nl',
  'fr',
  'it',
  'es',
] as const satisfies readonly SmsLanguage[];
export type KioskLanguage = (typeof kioskLanguages)[number];

export const texts: Record<KioskLanguage, Texts> = { pl, en, de, uk, nl, fr, it, es };
