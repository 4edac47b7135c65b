import { expect, it } from 'vitest';
import { fillTemplate } from '../platform/printTemplate.rules.ts';
import { filledAsText, filledAsWritten } from './template.rules.ts';

const values = { name: 'x' };
const rows = { a: [{ product: 'x' }] };
const readers: Readonly<Record<string, (template: string) => unknown>> = {
  'a print': (template) => fillTemplate(template, { values, rows }),
  'a letter as it is written': (body) => filledAsWritten({ subject: body, body }, values),
  'a letter as text': (body) => filledAsText({ subject: body, body }, values),
};

/** What makes patterns read the same text again and again: much that begins and never ends, or ends and never began. */
const pieces = [
  '{#a}',
  '{#a}{/b}',
  '{#a}x{/a}',
  '{/a}',
  '{#',
  '{a.',
  '{a',
  '{a.a}',
  '<a ',
  '<a>',
  '</a>',
  '<!--',
  '&amp',
  '\n ',
  '<a href="',
  '<table><tr><td>',
  '<ul><li>',
];

const [small, large] = [40_000, 320_000];
/** Eight times the text: eight times the time where it grows with the length, sixty-four times where it squares. */
const most = 32;
/** What is quicker than this says nothing. */
const leastMs = 4;

/** Processor time of this thread: what else the machine does is not counted. */
const timeOf = (read: (template: string) => unknown, piece: string, length: number): number => {
  const template = piece.repeat(Math.ceil(length / piece.length));
  const runs = Array.from({ length: 3 }, () => {
    const begun = process.threadCpuUsage();
    read(template);
    const { user, system } = process.threadCpuUsage(begun);
    return (user + system) / 1000;
  });
  return Math.max(leastMs, Math.min(...runs));
};

it.each(Object.keys(readers))('the time that %s takes grows with the template and no faster', (name) => {
  const read = readers[name] as (template: string) => unknown;
  const slow = pieces.flatMap((piece) => {
    const ratio = timeOf(read, piece, large) / timeOf(read, piece, small);
    return ratio > most ? [`${JSON.stringify(piece)}: ${ratio.toFixed(0)} times`] : [];
  });
  expect(slow).toEqual([]);
});
