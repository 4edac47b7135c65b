import { glob, readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

/** Folders of the back office that every module uses. `shell` is the frame around all screens. */
const shared = ['data', 'i18n', 'objects', 'parts', 'views'];
const known = new Set([...shared, 'shell']);
/** Inputs whose editor is large and belongs to a module: it is loaded when a form with such a field is opened. */
const loading = ['admin-ui/objects/fields/condition.tsx', 'admin-ui/objects/fields/letter.tsx'];
const imported = /(?:from|import\()\s*'(?<path>\.[^']+)'/g;

/** A module registers its panels (`admin-ui/panels.ts`), so that the shared folders need not know it. */
it('the shared folders of the back office import no folder of a module', async () => {
  const found: string[] = [];
  let read = 0;
  for await (const file of glob(`admin-ui/{${shared.join(',')}}/**/*.{ts,tsx}`)) {
    if (file.includes('.test.') || loading.includes(file)) continue;
    read += 1;
    for (const { groups } of (await readFile(file, 'utf8')).matchAll(imported)) {
      // `admin-ui`, the folder and the rest; a file that lies in `admin-ui` itself belongs to no folder.
      const target = posix.join(posix.dirname(file), groups?.path ?? '').split('/');
      if (target.length > 2 && !known.has(target[1] ?? '')) found.push(`${file}: ${groups?.path}`);
    }
  }
  expect(read).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
