import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The files of docker/ as texts, so that tests can also check changed copies. */
export interface DockerFiles {
  readonly compose: string;
  readonly agent: string;
  readonly dockerfile: string;
  readonly dockerignore: string;
  readonly caddyfile: string;
  readonly readme: string;
  readonly packageJson: string;
}

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const dockerFolder = join(root, 'docker');

export function dockerFiles(): DockerFiles {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  return {
    compose: read('docker/compose.yaml'),
    agent: read('docker/agent.compose.yaml'),
    dockerfile: read('docker/Dockerfile'),
    dockerignore: read('.dockerignore'),
    caddyfile: read('docker/Caddyfile'),
    readme: read('docker/README.md'),
    packageJson: read('package.json'),
  };
}
