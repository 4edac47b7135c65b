import type { Words } from '#domain/labels/words.ts';
import type { Language } from '#domain/kernel/language.ts';
import { currentLanguage } from '../data/language.ts';
import { loadModuleTexts } from './i18nProvider.ts';
import { labelsIn, loadLabels } from './labelLoading.ts';

/** No screen that names something is drawn before its names and the texts of its module are there. */
const [first] = await Promise.all([loadLabels(currentLanguage()), loadModuleTexts()]);

/**
 * Replaces `domain/labels/wordsOf.ts` in the built back office, because that file would bring all languages along. Until
 * a language that is chosen in another tab has been loaded, the first one is shown.
 */
export function wordsOf(language: Language): Words {
  return labelsIn(language) ?? first;
}
