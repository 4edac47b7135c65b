import { expect, it } from 'vitest';
import { documentReader } from './documentReader.ts';

const card = [
  'I<POLABA3000004<<<<<<<<<<<<<<<',
  '8001014M3101012POL<<<<<<<<<<<4',
  'KOWALSKI<<JAN<<<<<<<<<<<<<<<<<',
];
const other = [
  'I<POLCDE4000005<<<<<<<<<<<<<<<',
  '8102025F3202023POL<<<<<<<<<<<6',
  'NOWAK<<EWA<<<<<<<<<<<<<<<<<<<<',
];
const [first = '', second = '', third = ''] = card;

/** What comes of scans, each of them some milliseconds after the one before. */
const readAll = (scans: readonly [text: string, afterMs: number][]) => {
  const reader = documentReader();
  let at = 1_000;
  return scans.map(([text, afterMs]) => reader.read(text, (at += afterMs)));
};

it('three lines of a card make a document', () => {
  expect(readAll(card.map((line) => [line, 200]))).toEqual(['incomplete', 'incomplete', card]);
});

it('two lines of a passport make a document', () => {
  const passport = [
    'P<NLDERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
    'L898902C36NLD7408122F1204159ZE184226B<<<<<10',
  ];
  expect(readAll(passport.map((line) => [line, 200]))).toEqual(['incomplete', passport]);
});

it.each<[string, [string, number][]]>([
  [
    'a line is missing',
    [
      [first, 200],
      [second, 200],
    ],
  ],
  [
    'a line was misread',
    [
      [first, 200],
      [second.slice(1), 200],
      [third, 200],
    ],
  ],
])('a card is read whole after one of which %s', (_fault, scans) => {
  const after = other.map((line, index): [string, number] => [line, index === 0 ? 10_000 : 200]);
  expect(readAll([...scans, ...after]).at(-1)).toEqual(other);
});

it('a ticket between two lines ends the document', () => {
  expect(
    readAll([
      [first, 200],
      [second, 200],
      ['ABC123', 200],
      [third, 200],
    ]),
  ).toEqual(['incomplete', 'incomplete', 'none', 'incomplete']);
});

it('what was read of a document is forgotten for the next driver', () => {
  const reader = documentReader();
  reader.read(first, 1_000);
  reader.read(second, 1_200);
  reader.forget();
  expect(reader.read(third, 1_400)).toBe('incomplete');
});
