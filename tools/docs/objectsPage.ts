import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { moduleNames, type Declaration } from '#domain/kernel/declaration.ts';
import { moduleLabel, objectLabel } from '#domain/labels/index.ts';
import { declarations } from '#domain/objects.ts';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const objectsFile = fromRoot('docs/objects.md');

const introduction = `# All objects

Written by \`npm run docs:objects\` from the declarations in \`domain/\`; a test compares this page with them. Every object answers
under \`/api\` with its path, and has its table, its validation, its lists and its OpenAPI from the same declaration.
Fields are counted without those that all objects have (id, author, times, deletion mark). After their number come the
table parts, each with the number of its columns.
`;

const fileOf = ({ module, name }: Declaration): string => `domain/${module}/${name}.ts`;

/** The comment over a declaration in the source of its file; undefined if there is none. */
export function commentAbove(source: string, name: string): string | undefined {
  const [before = ''] = source.split(`export const ${name} =`);
  // The comment that ends where the declaration begins; it may contain anything but the end of a comment.
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(before)?.[1];
  return comment?.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim();
}

/** The comment above a declaration. @throws Error if there is none */
const descriptionOf = (declaration: Declaration): string => {
  const comment = commentAbove(readFileSync(fromRoot(fileOf(declaration)), 'utf8'), declaration.name);
  if (!comment) throw new Error(`${fileOf(declaration)} does not say what "${declaration.name}" is.`);
  return comment;
};

/** The number of fields, such as `24`; with table parts, each with the number of its columns: `9 + recipients (4)`. */
const sizeOf = ({ fields }: Declaration): string => {
  const all = Object.entries(fields);
  const parts = all.flatMap(([name, field]) =>
    field.type === 'rows' ? `${name} (${Object.keys(field.fields).length})` : [],
  );
  return [all.length - parts.length, ...parts].join(' + ');
};

const rowOf = (declaration: Declaration): string => {
  const { name, path, kind } = declaration;
  const [polish, english] = [objectLabel('pl', name), objectLabel('en', name)];
  return `| [\`${name}\`](../${fileOf(declaration)}) | \`/${path}\` | ${kind} | ${sizeOf(declaration)} | ${polish.many} | ${english.many} | ${descriptionOf(declaration)} |`;
};

const heading = `| object | path | kind | fields | in Polish | in English | what it is |
| --- | --- | --- | --- | --- | --- | --- |`;

/** Every object by module, as a Markdown page. @throws Error when one does not say what it is. */
export function objectsPage(): string {
  const sections = moduleNames.map((module) => {
    const own = declarations.filter((declaration) => declaration.module === module);
    return `## ${moduleLabel('en', module)} (${moduleLabel('pl', module)})\n\n${heading}\n${own.map(rowOf).join('\n')}\n`;
  });
  return [introduction, ...sections].join('\n');
}

// The page is written only when this file is run as a program, not when the test imports it.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await writeFile(objectsFile, objectsPage());
