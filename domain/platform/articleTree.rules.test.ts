import { expect, it } from 'vitest';
import { articlesAbout, type Article, type Chapter } from './articleTree.rules.ts';

const article = (
  id: number,
  name: string,
  thema: string | null = null,
  parentId: number | null = null,
): Article => ({
  id,
  name,
  thema,
  parentId,
});
const articles = [
  article(1, 'Pierwsze kroki'),
  article(2, 'Podręcznik sprzedaży', 'Sprzedaż'),
  article(3, 'Oferta', null, 2),
  article(4, 'Rabaty', ' sprzedaż', 2),
  article(5, 'Waga', 'weighing'),
  article(6, 'Zamówienia ze wzorca', 'sales', 5),
  article(7, 'Legalizacja', null, 5),
  // Its chapter was not read: it stands by itself.
  article(8, 'Zgubiony', 'sales', 99),
];
const written = (chapters: readonly Chapter[]): unknown[] =>
  chapters.map(({ article: { name }, inside }) => (inside.length > 0 ? [name, ...written(inside)] : name));

it.each([
  [
    ['sales', 'Sprzedaż'],
    [
      'Pierwsze kroki',
      ['Podręcznik sprzedaży', 'Oferta', 'Rabaty'],
      ['Waga', 'Zamówienia ze wzorca'],
      'Zgubiony',
    ],
  ],
  [
    ['weighing', 'Ważenie'],
    ['Pierwsze kroki', ['Waga', 'Legalizacja']],
  ],
  [['mail'], ['Pierwsze kroki']],
])('the section %j has its own articles and those about everything', (names, found) => {
  expect(written(articlesAbout(articles, names))).toEqual(found);
});

it('a circle of chapters does no harm', () => {
  expect(articlesAbout([article(1, 'A', null, 2), article(2, 'B', null, 1)], [])).toEqual([]);
});
