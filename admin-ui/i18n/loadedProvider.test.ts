import type { TranslationMessages } from 'ra-core';
import { expect, it } from 'vitest';
import type { Language } from '#domain/kernel/language.ts';
import { loadedProvider } from './loadedProvider.ts';

const messagesIn = (language: Language) =>
  ({ said: `words in ${language}` }) as unknown as TranslationMessages;

/** A provider whose words come when the test says so. */
const begun = () => {
  let chosen: Language = 'pl';
  const come = new Map<Language, () => void>();
  const { provider, show } = loadedProvider({
    locales: [],
    firstMessages: messagesIn('pl'),
    load: (language) =>
      new Promise((resolve) => {
        come.set(language, () => resolve(messagesIn(language)));
      }),
    chosen: () => chosen,
  });
  return {
    provider,
    choose: (language: Language) => {
      chosen = language;
      return show(language);
    },
    come: (language: Language) => come.get(language)?.(),
    said: () => provider.translate('said'),
  };
};

it('the second of two quick changes of language is shown, also if its words come first', async () => {
  const { choose, come, said, provider } = begun();
  const changes = [choose('de'), choose('fr')];
  come('fr');
  await changes[1];
  expect(said()).toBe('words in fr');
  come('de');
  await changes[0];
  expect(said()).toBe('words in fr');
  expect(provider.getLocale()).toBe('fr');
});

it('a language that is left again before its words come is not shown', async () => {
  const { choose, come, said, provider } = begun();
  const changes = [choose('de'), choose('pl')];
  // Until then react-admin would find the first language unchanged, and would not ask for it again.
  expect(provider.getLocale()).toBe('pl');
  come('pl');
  come('de');
  await Promise.all(changes);
  expect(said()).toBe('words in pl');
});

it('the words of a language are shown once they are loaded', async () => {
  const { choose, come, said, provider } = begun();
  expect(said()).toBe('words in pl');
  const change = choose('de');
  expect([said(), provider.getLocale()]).toEqual(['words in pl', 'de']);
  come('de');
  await change;
  expect(said()).toBe('words in de');
});
