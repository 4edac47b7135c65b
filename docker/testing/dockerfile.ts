import { matchesGlob } from 'node:path';

/** A `COPY` instruction. */
interface Copy {
  /** The stage whose files are copied; undefined for the folder of the build. */
  readonly from: string | undefined;
  readonly sources: readonly string[];
  readonly target: string;
}

/** A stage of a Dockerfile, as tests of the image read it. */
export interface Stage {
  readonly name: string | undefined;
  readonly base: string;
  readonly user: string | undefined;
  readonly copies: readonly Copy[];
  readonly commands: readonly string[];
}

/** The stages of a Dockerfile. In their base images `ARG`s are replaced by their values. */
export function stagesOf(dockerfile: string): Stage[] {
  // A backslash at the end of a line continues the instruction on the next line.
  const lines = dockerfile.replaceAll('\\\n', ' ').split('\n');
  // The defaults of the arguments: `ARG NODE=24`.
  const values = new Map(
    [...dockerfile.matchAll(/^ARG (\w+)=(\S+)/gm)].map(([, name, value]) => [name, value]),
  );
  const stages: (Stage & { user: string | undefined; copies: Copy[]; commands: string[] })[] = [];
  for (const line of lines) {
    const [instruction = '', ...words] = line.trim().split(/\s+/);
    const stage = stages.at(-1);
    if (instruction === 'FROM') {
      // `FROM <base> AS <name>`
      const base = (words[0] ?? '').replace(/\$\{(\w+)\}/g, (_all, name: string) => values.get(name) ?? '');
      stages.push({ name: words[2], base, user: undefined, copies: [], commands: [] });
    }
    if (instruction === 'USER' && stage) stage.user = words[0];
    if (instruction === 'RUN') stage?.commands.push(words.join(' '));
    if (instruction === 'COPY') stage?.copies.push(copyOf(words));
  }
  return stages;
}

const copyOf = (words: readonly string[]): Copy => {
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const paths = words.filter((word) => !word.startsWith('--'));
  return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
};

/**
 * Whether `.dockerignore` lets a file into the build. The last line that matches the file or one of the folders around it
 * decides.
 */
export function reachesBuild(dockerignore: string, path: string): boolean {
  const parts = path.split('/');
  const pathAndFolders = parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
  let reaches = true;
  for (const line of dockerignore.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const pattern = line.replace(/^!/, '');
    if (pathAndFolders.some((folder) => matchesGlob(folder, pattern))) reaches = line.startsWith('!');
  }
  return reaches;
}
