import { describe, expect, it } from 'vitest';
import { nobody, systemActor, type Actor } from '../platform/actor.ts';
import { whyNotRaised } from './raising.rules.ts';

describe('what goes by rail', () => {
  const person: Actor = { ...nobody, userId: 7 };
  it.each<[string, Actor, string | undefined]>([
    ['is announced at a working place that raises it', { ...person, raisesRailway: true }, undefined],
    ['is not announced at one that does not', { ...person, raisesRailway: false }, 'railway_not_raised_here'],
    ['is announced by who sits at no working place', person, undefined],
    ['is announced by the server on its own', { ...systemActor, raisesRailway: false }, undefined],
  ])('%s', (_rule, actor, code) => expect(whyNotRaised(actor)?.code).toBe(code));
});
