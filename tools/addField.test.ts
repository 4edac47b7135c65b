import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const repository = join(import.meta.dirname, '..');
const needed = ['domain', 'database', 'api', 'workflows', 'infrastructure', 'tools', 'package.json'];

let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'keja-field-'));
  for (const part of needed) await cp(join(repository, part), join(copy, part), { recursive: true });
  await symlink(join(repository, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

const change = async (path: string, from: string, to: string): Promise<void> => {
  const text = await readFile(join(copy, path), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(copy, path), text.replace(from, to));
};

const migration = async (): Promise<string> =>
  (await run(process.execPath, ['tools/createMigration.ts'], { cwd: copy })).stdout;

/** What the copy makes of its declarations; a program of its own, for this process has loaded ours. */
const tellsOf = `
import { objectMeta } from '#domain/kernel/meta.ts';
import { objects } from '#domain/objects.ts';
import { describeApi } from '#api/openapi/describe.ts';
const labelIn = (language) =>
  objectMeta(objects.vehicle, language, true).fields.find(({ name }) => name === 'axles')?.label;
const { components } = describeApi();
console.log(JSON.stringify({
  labels: ['pl', 'en', 'de'].map(labelIn),
  served: components.schemas.vehicle.properties.axles,
  taken: components.schemas.vehicleInput.properties.axles,
}));
`;

it('a field is its line in the declaration, its words and the migration that is written for it', async () => {
  await change(
    'domain/goods/vehicle.ts',
    '  fields: {\n',
    '  fields: {\n    axles: integer({ min: 2, max: 9 }),\n',
  );
  await change('domain/goods/vehicle.ts', 'import { enumeration,', 'import { enumeration, integer,');
  await change(
    'domain/words/goods/labels.json',
    '  "fields": {\n',
    '  "fields": {\n    "axles": { "pl": "Liczba osi", "en": "Axles" },\n',
  );
  const before = await readdir(join(copy, 'database/migrations'));
  expect(await migration()).toContain('1 statements');
  const written = (await readdir(join(copy, 'database/migrations'))).filter((name) => !before.includes(name));
  expect(written).toHaveLength(1);
  const text = await readFile(join(copy, 'database/migrations', written[0] ?? ''), 'utf8');
  // The way back undoes the field alone: triggers and functions written by hand are not created again.
  expect(Array.from(text.matchAll(/addSql\(`(.*?)`\)/gs), ([, statement]) => statement)).toEqual([
    'alter table "vehicle" add "axles" int null;',
    'alter table "vehicle" drop column "axles";',
  ]);
  // It begins with an empty database and runs every migration, the new one too.
  expect(await migration()).toContain('already say what the declarations say');

  await writeFile(join(copy, 'tells.ts'), tellsOf);
  const { stdout } = await run(process.execPath, ['tells.ts'], { cwd: copy });
  expect(JSON.parse(stdout)).toEqual({
    // Nobody has translated it into German yet.
    labels: ['Liczba osi', 'Axles', 'Axles'],
    served: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
    taken: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
  });
});
