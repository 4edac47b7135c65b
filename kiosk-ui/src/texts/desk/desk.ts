import { useLanguage } from '../../language.ts';
import type { KioskLanguage } from '../texts.ts';
import type { DeskTexts } from '../deskTexts.ts';
import { pl } from './pl.ts';
import { en } from './en.ts';
import { de } from './de.ts';
import { uk } from './uk.ts';
import { nl } from './nl.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { es } from './es.ts';

export const deskTexts: Readonly<Record<KioskLanguage, DeskTexts>> = { pl, en, de, uk, nl, fr, it, es };

export const useDeskTexts = (): DeskTexts => deskTexts[useLanguage()];
