import { loadLabels as loaders } from 'virtual:languages';
import type { Words } from '#domain/labels/words.ts';
import type { Language } from '#domain/kernel/language.ts';

const loaded = new Map<Language, Words>();

/** The texts of the modules in a language; the sign-in page does without them. */
export async function moduleTextsIn(language: Language): Promise<object> {
  return (await loaders[language]()).modules;
}

/** Makes the names of objects, fields, values and errors known in a language; the sign-in page does without them. */
export async function loadLabels(language: Language): Promise<Words> {
  const { labels } = await loaders[language]();
  loaded.set(language, labels);
  return labels;
}

/** The names in a language that `loadLabels` has loaded; undefined before. */
export function labelsIn(language: Language): Words | undefined {
  return loaded.get(language);
}
