import { expect, it } from 'vitest';
import { scaleParser } from '#domain/weighing/enums.ts';
import { parsers } from './parsers.ts';

it.each(scaleParser.values)('%s has a parser of its own', (name) => {
  expect(['stream', 'registers']).toContain(parsers[name].kind);
  expect(scaleParser.values.filter((other) => parsers[other] === parsers[name])).toEqual([name]);
});
