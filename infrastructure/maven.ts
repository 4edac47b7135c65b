import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run.ts';

/**
 * Puts a Java library, given as `group:artifact:version`, and its dependencies into the subfolder `libs` of a folder.
 * @throws Error with one sentence if there is no Maven, or if it reaches no registry
 */
export async function bringLibraries(what: string, coordinates: string, folder: string): Promise<void> {
  await writeFile(join(folder, 'pom.xml'), pomOf(coordinates));
  const copy = ['-q', '-B', 'dependency:copy-dependencies', '-DoutputDirectory=libs'];
  await run(`Bringing ${what}`, 'mvn', copy, { cwd: folder });
}

const pomOf = (coordinates: string): string => {
  const [group, artifact, version] = coordinates.split(':');
  return `<project><modelVersion>4.0.0</modelVersion><groupId>keja</groupId><artifactId>peer</artifactId><version>1</version>
<dependencies><dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency></dependencies></project>`;
};
