import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cached } from '#infrastructure/cache.ts';
import { freePort } from '#infrastructure/freePort.ts';
import { bringLibraries } from '#infrastructure/maven.ts';
import { run } from '#infrastructure/run.ts';
import { allListen, startForeign } from './foreignProgram.ts';

/**
 * A running GreenMail: an IMAP server in Java that keeps mail in memory and has no change numbers (CONDSTORE). Every account
 * exists on it.
 */
export interface GreenMail {
  readonly host: 'localhost';
  /** TLS from the first byte. */
  readonly port: number;
  /** GreenMail accepts any password; this is one to send. */
  readonly password: string;
  /** Its certificate (PEM), which no machine trusts by itself. */
  readonly ca: string;
  stop(): Promise<void>;
}

const library = 'com.icegreen:greenmail-standalone:2.1.8';
/** The password of the file with GreenMail's key. It is no secret, because the file is deleted when the server stops. */
const storePassword = 'greenmail';

export async function startGreenMail(): Promise<GreenMail> {
  const libraries = await cached('greenmail-2.1.8', (target) => bringLibraries('GreenMail', library, target));
  const folder = await mkdtemp(join(tmpdir(), 'greenmail-'));
  const keys = join(folder, 'keys.p12');
  const ca = await certificate(folder, keys);
  const port = await freePort();
  const settings = {
    'imaps.hostname': '127.0.0.1',
    'imaps.port': port,
    'tls.keystore.file': keys,
    'tls.keystore.password': storePassword,
    'tls.key.password': storePassword,
  };
  const { stop } = await startForeign({
    name: 'GreenMail',
    command: 'java',
    args: [
      '-XX:TieredStopAtLevel=1',
      '-XX:+UseSerialGC',
      '-cp',
      join(libraries, 'libs', '*'),
      ...Object.entries(settings).map(([name, value]) => `-Dgreenmail.${name}=${value}`),
      '-Dgreenmail.auth.disabled',
      'com.icegreen.greenmail.standalone.GreenMailStandaloneRunner',
    ],
    cwd: folder,
    isReady: () => allListen([port]),
  });
  return {
    host: 'localhost',
    port,
    password: 'tajne',
    ca,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Makes a key and a certificate for GreenMail by Java's `keytool`; the certificate is valid for two days.
 * @param keys the file into which both are written
 * @returns the certificate (PEM)
 */
const certificate = async (folder: string, keys: string): Promise<string> => {
  const inStore = ['-alias', 'localhost', '-keystore', keys, '-storepass', storePassword];
  const name = ['-dname', 'CN=localhost', '-ext', 'SAN=dns:localhost', '-validity', '2'];
  const make = ['-genkeypair', '-keyalg', 'RSA', '-keysize', '2048', '-storetype', 'PKCS12', ...name];
  await run('The key of GreenMail', 'keytool', [...make, ...inStore]);
  const pem = join(folder, 'cert.pem');
  await run('The certificate of GreenMail', 'keytool', ['-exportcert', '-rfc', '-file', pem, ...inStore]);
  return readFile(pem, 'utf8');
};
