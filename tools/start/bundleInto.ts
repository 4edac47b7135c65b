import { writeFile } from 'node:fs/promises';
import { bundleWorkflows } from '#workflows/testing/bundle.ts';

/** Writes the bundle of the workflows to a file. */
const [file = ''] = process.argv.slice(2);
await writeFile(file, (await bundleWorkflows()).code);
process.exit(0);
