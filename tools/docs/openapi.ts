import { writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describeApi } from '#api/openapi/describe.ts';

export const openApiFile = fileURLToPath(new URL('../../docs/openapi.json', import.meta.url));

/** The document as it is committed: what changes in the API shows in a review. */
export const openApiText = (): string => `${JSON.stringify(describeApi(), null, 1)}\n`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await writeFile(openApiFile, openApiText());
  console.log(`${openApiFile} is up to date`);
}
