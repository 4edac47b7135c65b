import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const headings = ['## Context', '## Decision', '## Consequences'];
/** One page. */
const most = { lines: 60, words: 650 };
const status = /^Status: (accepted|superseded by \[\d{4}\]\(\S+\)), \d{4}-\d\d-\d\d(;|$)/m;

const decisions = globSync('docs/decisions/*.md').toSorted();
const pages = [...globSync('{docs,docker,bench}/**/*.md'), 'README.md'].toSorted();
const numbers = new Set(decisions.map((path) => basename(path).slice(0, 4)));

/** What is wrong with the form of a decision. */
const faultsOf = (path: string, text: string): string[] => {
  const found = text.split('\n').filter((line) => line.startsWith('## '));
  const words = text.split(/\s+/).filter(Boolean).length;
  const lines = text.trimEnd().split('\n').length;
  return [
    ...(text.startsWith(`# ${basename(path).slice(0, 4)} `) ? [] : ['title without its number']),
    ...(status.test(text) ? [] : ['no status with a date']),
    ...(found.join() === headings.join() ? [] : [`headings ${found.join(', ')}`]),
    ...(lines <= most.lines && words <= most.words ? [] : [`${lines} lines, ${words} words`]),
  ].map((fault) => `${path}: ${fault}`);
};

/** Links of a page to files that do not exist, and numbers in brackets of decisions that do not exist; from 1000 on they are years. */
const brokenLinksOf = (path: string, text: string): string[] => {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(
    ([, target = '']) => target.split('#')[0] || [],
  );
  const files = links.filter((target) => !target.includes(':') && !existsSync(join(dirname(path), target)));
  const named = [...text.matchAll(/\((\d{4})\)/g)].flatMap(([, number = '']) => number);
  return [...files, ...named.filter((number) => number < '1000' && !numbers.has(number))].map(
    (target) => `${path}: ${target}`,
  );
};

const read = (path: string) => readFileSync(path, 'utf8');

describe('docs/decisions', () => {
  it('holds decisions of one page, each with title, status, context, decision and consequences', () => {
    expect(decisions.length).toBeGreaterThan(70);
    expect(decisions.flatMap((path) => faultsOf(path, read(path)))).toEqual([]);
  });

  it('has no number twice', () => {
    expect(decisions).toHaveLength(numbers.size);
  });

  it.each([
    ['a title without its number', '# 0001 ', '# '],
    ['no date', /accepted, [\d-]+/, 'accepted'],
    ['no consequences', '## Consequences', '## Result'],
    ['a heading too many', '## Context', '## Considered\n\n## Context'],
    ['more than a page of words', '## Context', `## Context\n\n${'word '.repeat(most.words)}`],
    ['more than a page of lines', '## Context', `## Context\n${'\n'.repeat(most.lines)}`],
  ])('reports a decision with %s', (_fault, part, instead) => {
    const [path = ''] = decisions;
    expect(faultsOf(path, read(path))).toEqual([]);
    expect(faultsOf(path, read(path).replace(part, instead))).toHaveLength(1);
  });
});

describe('the links of documents', () => {
  it('lead to files that exist, and name decisions that exist', () => {
    expect(pages.length).toBeGreaterThan(90);
    expect(pages.flatMap((path) => brokenLinksOf(path, read(path)))).toEqual([]);
  });

  it('are reported where they lead nowhere', () => {
    const text = 'See [one](gone.md#part), (0999), [architecture](architecture.md), (0005) and (2026).';
    expect(brokenLinksOf('docs/page.md', text)).toEqual(['docs/page.md: gone.md', 'docs/page.md: 0999']);
  });
});
