import { writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describeApi } from '#api/openapi/describe.ts';
import { apiDigest } from './apiDigest.ts';

export const digestFile = fileURLToPath(new URL('../../docs/api.txt', import.meta.url));

/** The whole description, as the API serves it under `/api/openapi.json`. */
export function openApiText(): string {
  return `${JSON.stringify(describeApi(), null, 1)}\n`;
}

// `npm run docs:openapi` writes the digest; `npm run docs:openapi -- <file>` writes the whole description to that file.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = process.argv[2] ?? digestFile;
  await writeFile(file, process.argv[2] ? openApiText() : apiDigest());
  console.log(`${file} is up to date`);
}
