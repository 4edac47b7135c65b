import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addressOfLink } from './linkAddress.ts';
import { withLists } from './wordPaste.ts';

// Node has no parser of HTML.
beforeAll(() => {
  vi.stubGlobal('DOMParser', new JSDOM('').window.DOMParser);
  return () => vi.unstubAllGlobals();
});

const entry = (level: number, mark: string, words: string): string =>
  `<p style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${mark}</span>${words}</p>`;
const item = (words: string, more = ''): string => `<li><p>${words}</p>${more}</li>`;

describe('the lists of Word', () => {
  // What is pasted, its paragraphs as Word writes them, and the HTML that becomes of them.
  it.each([
    ['bullets', [entry(1, '·', 'a'), entry(1, '·', 'b')], `<ul>${item('a')}${item('b')}</ul>`],
    ['numbers', [entry(1, '1.', 'a'), entry(1, '2.', 'b')], `<ol>${item('a')}${item('b')}</ol>`],
    ['letters', [entry(1, 'a)', 'a')], `<ol>${item('a')}</ol>`],
    [
      'lists in lists',
      [entry(1, '·', 'a'), entry(2, 'o', 'b'), entry(1, '·', 'c')],
      `<ul>${item('a', `<ul>${item('b')}</ul>`)}${item('c')}</ul>`,
    ],
    [
      'two lists with words between them',
      [entry(1, '·', 'a'), '<p>x</p>', entry(1, '·', 'b')],
      `<ul>${item('a')}</ul><p>x</p><ul>${item('b')}</ul>`,
    ],
    [
      'a list that begins deep',
      [entry(3, '·', 'a'), entry(1, '·', 'b')],
      `<ul>${item('a')}</ul><ul>${item('b')}</ul>`,
    ],
  ])('the lists of Word as %s', (_name, paragraphs, expected) => {
    expect(withLists(paragraphs.join(''))).toBe(expected);
  });

  it('are not looked for in other HTML, which stays as it is', () => {
    expect(withLists('<p style="color:red">a')).toBe('<p style="color:red">a');
  });
});

describe('the address of a link', () => {
  it.each([
    ['keja.example/cennik', 'https://keja.example/cennik'],
    [' https://keja.example ', 'https://keja.example'],
    ['jan@firma.example', 'mailto:jan@firma.example'],
    ['tel:+48123456789', 'tel:+48123456789'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['cennik', undefined],
    ['dwa słowa.pl', undefined],
    ['', undefined],
  ])('%s leads to %s', (typed, expected) => {
    expect(addressOfLink(typed)).toBe(expected);
  });
});
