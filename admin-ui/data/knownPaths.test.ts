import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { objects } from '#domain/objects.ts';
import { screenPath, screens } from '#domain/screens.ts';
import { isKnownPath } from './knownPaths.ts';

/** The addresses that the application itself declares, each with something in place of its parameters. */
const declared = async (): Promise<string[]> => {
  const sources = ['../App.tsx', '../Screens.tsx'].map((file) =>
    readFile(new URL(file, import.meta.url), 'utf8'),
  );
  const source = (await Promise.all(sources)).join('\n');
  const routes = [...source.matchAll(/<Route path="([^"]+)"/g)].map(([, path]) => String(path));
  return (
    routes
      // Those are the paths of objects, which the next test knows by name.
      .filter((path) => !path.startsWith('/:'))
      // With an optional parameter (`/:id?`) and without it.
      .flatMap((path) => [path, path.replace(/\/:\w+\?/g, '')])
      .map((path) => path.replace(/:\w+\??|\*/g, '1'))
  );
};

it('knows every address that the application declares', async () => {
  const paths = await declared();
  // Otherwise the pattern above would no longer find the routes, and nothing would be checked.
  expect(paths.length).toBeGreaterThan(25);
  expect(paths.filter((path) => !isKnownPath(path))).toEqual([]);
});

it('knows every screen, list and record', () => {
  const paths = [
    ...screens.map(({ name }) => screenPath(name)),
    ...Object.values(objects).flatMap(({ path }) => [
      `/${path}`,
      `/${path}/1`,
      `/${path}/create`,
      `/${path}/view/3`,
    ]),
  ];
  expect(paths.filter((path) => !isKnownPath(path))).toEqual([]);
});

it.each(['/no/such/thing', '/nothing', '/vehicles/1/2', '/live-queue/1', '/main/1'])(
  'knows of nothing at %s',
  (path) => expect(isKnownPath(path)).toBe(false),
);
