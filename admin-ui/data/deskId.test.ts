import { expect, it, vi } from 'vitest';
import { deskId } from './deskId.ts';

it('a window opened over plain HTTP, where browsers make no UUID, has an id that stays', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
  const id = deskId();
  vi.unstubAllGlobals();
  expect(id).toMatch(/^\w{32}$/);
  expect([...stored.values()]).toEqual([id]);
});
