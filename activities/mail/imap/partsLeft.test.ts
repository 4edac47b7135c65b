import type { MessageStructureObject } from 'imapflow';
import { describe, expect, it } from 'vitest';
import { leftPart, planParts } from './partsLeft.ts';

/** A part of six megabytes inside so many multiparts. */
const inside = (depth: number, part = '1'): MessageStructureObject =>
  depth === 0
    ? { part, type: 'application/zip', size: 6 * 1024 * 1024 }
    : { part, type: 'multipart/mixed', childNodes: [inside(depth - 1, `${part}.1`)] };

describe('the parts of a large message', () => {
  it('the parts of a large message that are large stay on the server', () => {
    expect(planParts(inside(3))?.left.map(({ part }) => part)).toEqual(['1.1.1.1']);
  });

  it('are not taken apart where they lie deeper than a record can say', () => {
    expect(planParts(inside(29))).toBeDefined();
    expect(planParts(inside(30))).toBeUndefined();
  });
});

describe('a part that stays on the server', () => {
  const named = (filename: string) =>
    leftPart({ part: '2', type: 'application/zip', dispositionParameters: { filename } }).filename;

  it.each([
    ['plan.zip', 'plan.zip'],
    ['a\u202Egpj.exe', 'a gpj.exe'],
    ['\u200B\u00AD', 'application-zip-2'],
    ['', 'application-zip-2'],
  ])('named %j is called %j', (name, due) => expect(named(name)).toBe(due));

  it('has a name that fits its record, also where cleaning makes it longer', () => {
    expect(named('\uFB2C'.repeat(200))).toHaveLength(255);
  });
});
