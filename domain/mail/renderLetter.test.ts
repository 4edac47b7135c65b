import { describe, expect, it } from 'vitest';
import { languages } from '../kernel/language.ts';
import { letterText } from '../labels/letters.ts';
import { letterLifeMinutes, type Letter, type LetterFacts, type LetterName } from './letters.ts';
import { renderLetter, withoutSecrets } from './renderLetter.ts';

const where = { name: 'Jan <b>', at: '21.11.2026 10:40', device: 'Firefox, Windows', address: '10.1.2.3' };
const link = 'https://keja.example/password-reset/abc?x=1&y=2';
const facts: LetterFacts = {
  confirmEmail: { name: 'Jan <b>', login: 'jan', link, hours: 24 },
  resetPassword: { name: 'Jan <b>', link, minutes: 60 },
  alreadyRegistered: { name: 'Jan <b>', login: 'jan', link, minutes: 60 },
  signInCode: { name: 'Jan <b>', code: '482913', minutes: 10 },
  passwordChanged: where,
  newSignIn: where,
  secondStepOn: where,
  secondStepOff: where,
};
const names = Object.keys(letterLifeMinutes) as LetterName[];
const letter = (name: LetterName, language: Letter['language']): Letter => ({
  letter: name,
  language,
  facts: facts[name],
});
const all = languages.flatMap((language) => names.map((name) => letter(name, language)));

describe('a letter', () => {
  it.each(all)('$letter in $language tells all its facts, as text and as HTML', (each) => {
    const { html, text } = renderLetter(each, 'keja.example');
    for (const fact of Object.values(each.facts).map(String)) {
      expect(text).toContain(fact);
      expect(html).toContain(fact.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    }
    expect(html).not.toContain('<b>');
    expect(text).not.toMatch(/undefined|\$\{/);
  });

  it.each(names)('%s is translated: no two languages say the same', (name) => {
    const lines = languages.map((language) => letterText(letter(name, language)).lines[0]);
    expect(new Set(lines).size).toBe(languages.length);
  });

  it('fetches nothing from anywhere', () => {
    for (const each of all)
      expect(renderLetter(each, 'keja.example').html).not.toMatch(/<img|<script|<link|url\(/);
  });

  it.each(all.filter(({ language }) => language === 'pl'))(
    '$letter keeps its link and code to its reader',
    (each) => {
      const kept = JSON.stringify(renderLetter(withoutSecrets(each), 'keja.example'));
      expect(kept).not.toContain('482913');
      expect(kept).not.toContain('password-reset');
    },
  );
});
