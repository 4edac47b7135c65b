import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { journeys, peers, sweeps } from './whenSuitesRun.ts';

it('every suite that is named as a journey, a sweep or a peer is a file', () => {
  expect([...journeys, ...sweeps, ...peers].filter((file) => !existsSync(file))).toEqual([]);
});
