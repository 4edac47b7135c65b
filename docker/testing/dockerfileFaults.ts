import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { reachesBuild, type Stage } from './dockerfile.ts';
import { root, type DockerFiles } from './files.ts';

/** The faults of the Dockerfile, as sentences: in its syntax, its version of Node, the files it copies and runs, and its user. */
export function dockerfileFaults(
  { dockerfile, dockerignore, packageJson }: DockerFiles,
  stages: readonly Stage[],
): string[] {
  const { node } = (JSON.parse(packageJson) as { dependencies: { node: string } }).dependencies;
  const major = node.split('.')[0];
  const names = stages.map(({ name }) => name);
  const syntaxFaults = validate(dockerfile).map(({ message }) => `Dockerfile: ${String(message)}`);
  const copies = stages.flatMap((stage) => stage.copies);
  const versionFaults = stages
    .filter(({ base }) => !names.includes(base) && !base.startsWith(`node:${major}-`))
    .map(({ base }) => `Dockerfile: ${base} is not Node ${major}`);
  const copyFaults = copies.flatMap(({ from, sources }) => {
    if (from) return names.includes(from) ? [] : [`Dockerfile: there is no stage ${from}`];
    return sources.flatMap((source) => {
      if (!existsSync(join(root, source))) return [`Dockerfile: there is no ${source}`];
      return reachesBuild(dockerignore, source) ? [] : [`Dockerfile: .dockerignore keeps ${source} back`];
    });
  });
  // Each word of a command that ends with `.ts` or `.js` is the path of a script.
  const missingScripts = stages
    .flatMap(({ commands }) => commands.join(' ').match(/[^\s=]+\.[tj]s\b/g) ?? [])
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `Dockerfile: there is no ${path}`);
  const runsAsRoot = [undefined, 'root', '0'].includes(stages.at(-1)?.user);
  return [
    ...syntaxFaults,
    ...versionFaults,
    ...copyFaults,
    ...missingScripts,
    ...(runsAsRoot ? ['Dockerfile: the processes run as root'] : []),
  ];
}
