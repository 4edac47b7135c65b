import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#infrastructure/freePort.ts';
import { makeReachable } from '#infrastructure/reachable.ts';
import { run } from '#infrastructure/run.ts';
import { debianPrograms } from './debian.ts';
import { dovecotSettings, tokenSettings, type Tells } from './dovecotSettings.ts';
import { allListen, anyListens, startForeign, type RunningForeign } from './foreignProgram.ts';

/** A running IMAP server (dovecot). Every account exists on it, with the same password. Its mail is stored in files. */
export interface Dovecot {
  readonly host: 'localhost';
  /** TLS from the first byte. */
  readonly port: number;
  /** Plain, and STARTTLS is offered. */
  readonly plainPort: number;
  readonly password: string;
  /** Its certificate (PEM), which no machine trusts by itself. */
  readonly ca: string;
  /** The key (PEM) of that certificate, for another server of a test at the same host. */
  readonly privateKey: string;
  /** Kills the server, as when the power fails, and starts it again with the same mail on the same ports. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/** The packages of Debian that contain dovecot, openssl and the libraries that they need. */
const packages = [
  'dovecot-core',
  'dovecot-imapd',
  'openssl',
  'libssl3',
  'libexttextcat-2.0-0',
  'liblua5.4-0',
  'libsodium23',
  'libwrap0',
  'libunwind8',
  'libtirpc3',
  'libstemmer0d',
  'libicu72',
];
const password = 'tajne';
/**
 * dovecot is built to load its plug-ins from an absolute path. `placeModules` copies its library and replaces that path by
 * `relativePath`, which has the same length. dovecot runs in the folder with its sockets, `base` in the folder of this server, so
 * the plug-ins are looked for in `base/modules`.
 */
const builtInPath = Buffer.from('/usr/lib/dovecot/modules\0');
const relativePath = Buffer.from('./modules'.padEnd(builtInPath.length, '\0'));

/** For how many days a certificate is valid. */
const keptDays = 3650;
const testDays = 2;

interface DovecotOptions {
  /** How the server reports changes of its folders; `qresync` unless given. */
  readonly tells?: Tells;
  /** A folder that keeps mail and certificate for later runs, and a fixed port. The server then ends with this process. */
  readonly kept?: { readonly folder: string; readonly port: number };
  /** The URL at which it asks who owns an access token. With it mailboxes also open by tokens (XOAUTH2, OAUTHBEARER). */
  readonly tokenInfoUrl?: string;
}

/** Starts dovecot, and resolves when it listens. */
export async function startDovecot(options: DovecotOptions = {}): Promise<Dovecot> {
  const { kept } = options;
  const [port, plainPort] = [kept?.port ?? (await freePort()), await freePort()];
  const { folder, env, command, ca, privateKey } = await prepare(options, port, plainPort);
  const [program, ...args] = kept ? [...endsWithUs, ...command] : command;
  const start = () =>
    startForeign({
      name: 'dovecot',
      command: program,
      args,
      cwd: folder,
      env,
      isReady: () => allListen([port, plainPort]),
    });
  if (kept) await untilFree(port);
  let running = await start();
  return {
    host: 'localhost',
    port,
    plainPort,
    password,
    ca,
    privateKey,
    killAndRestart: async () => {
      await running.stop();
      // The child processes of dovecot notice that it is gone and end too. Until they have ended they keep its ports.
      while (await anyListens([port, plainPort])) await pause(50);
      running = await startAgain(start);
    },
    stop: async () => {
      // SIGTERM and not SIGKILL: it must end its child processes, which would otherwise stay.
      const exit = new Promise((resolve) => running.child.once('exit', resolve));
      running.child.kill('SIGTERM');
      await exit;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts dovecot again. It refuses until the child processes of the killed one have ended, which may take a while. */
const startAgain = async (start: () => Promise<RunningForeign>): Promise<RunningForeign> => {
  const deadline = Date.now() + 60_000;
  for (;;)
    try {
      return await start();
    } catch (error) {
      if (!String(error).includes('already running') || Date.now() > deadline) throw error;
      await pause(200);
    }
};

/** Makes the folder that dovecot works in, with its settings and certificate. @returns also the command that starts dovecot */
const prepare = async (options: DovecotOptions, port: number, plainPort: number) => {
  const { tells = 'qresync', tokenInfoUrl, kept } = options;
  const { folder: root, env: programEnv } = await debianPrograms('dovecot', packages);
  const folder = await mkdtemp(join(tmpdir(), 'dovecot-'));
  // The settings and sockets of this server are in `folder`; the programs and libraries, which all servers share, are in `root`.
  const programs = join(root, 'usr/lib/dovecot');
  const modules = join(programs, 'modules');
  const libraries = [folder, programs, modules, join(modules, 'old-stats'), programEnv.LD_LIBRARY_PATH].join(
    ':',
  );
  const env = { LD_LIBRARY_PATH: libraries, PATH: process.env.PATH ?? '' };
  await placeModules(folder, programs, modules);
  const store = kept?.folder ?? folder;
  await openStore(folder, store);
  const ca = await certificate(store, join(root, 'usr/bin/openssl'), env, kept ? keptDays : testDays);
  const privateKey = await readFile(join(store, 'key.pem'), 'utf8');
  const [settingsFile, tokenFile] = [join(folder, 'dovecot.conf'), join(folder, 'oauth2.conf')];
  await writeFile(tokenFile, tokenSettings(tokenInfoUrl ?? ''));
  const places = { folder, store, programs, libraries };
  const login = { password, tokenFile: tokenInfoUrl ? tokenFile : undefined };
  await writeFile(settingsFile, dovecotSettings({ ...places, ...login, port, plainPort, tells }));
  const dovecot = join(root, 'usr/sbin/dovecot');
  // To read its settings dovecot would run `/usr/bin/doveconf`, which is not there. So the `doveconf` of the unpacked packages is
  // started, and it starts dovecot.
  const master = ['-f', 'service=master', '-c', settingsFile, '-p', '-e', dovecot, '-F', '-c', settingsFile];
  return { folder, env, command: [join(root, 'usr/bin/doveconf'), ...master] as const, ca, privateKey };
};

/** Puts a copy of dovecot's library that looks for plug-ins beside the sockets into the folder, and links the plug-ins there. */
const placeModules = async (folder: string, programs: string, modules: string): Promise<void> => {
  const library = await readFile(join(programs, 'libdovecot.so.0'));
  library.set(relativePath, library.indexOf(builtInPath));
  await writeFile(join(folder, 'libdovecot.so.0'), library);
  await mkdir(join(folder, 'base'));
  await symlink(modules, join(folder, 'base/modules'));
};

/**
 * A shell that runs a program and kills it when this process has ended, even by SIGKILL: the input of the shell then ends. A
 * shell gives its background commands an empty input, so `cat` reads the input of the shell from descriptor 3, a copy. SIGTERM
 * ends the first `wait` before the program has ended; the second one waits for it.
 */
const endsWithUs = [
  '/bin/sh',
  '-c',
  `exec 3<&0; "$@" 3<&- & p=$!; (cat <&3 >/dev/null; kill $p) & c=$!; exec 3<&-
  trap 'kill $p' TERM; wait $p; wait $p; kill $c`,
  'sh',
] as const;

/** Lets the user under whom dovecot serves mail read its folder. If we run as root, that is the user `nobody` (65534). */
const openStore = async (folder: string, store: string): Promise<void> => {
  const mail = join(store, 'mail');
  await mkdir(mail, { recursive: true });
  await chmod(folder, 0o755);
  // The changed folders are reported to nobody, because the server has no log for it.
  await makeReachable(dirname(store), () => undefined);
  for (const privateFolder of [mail, ...(store === folder ? [] : [store])]) {
    await chmod(privateFolder, 0o700);
    if (userInfo().uid === 0) await chown(privateFolder, 65_534, 65_534);
  }
};

/** Waits at most ten seconds until the port is free: a dovecot of an earlier run that is still ending may use it. */
const untilFree = async (port: number): Promise<void> => {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline && (await anyListens([port]));)
    await pause(50);
};

/** Makes a key and a certificate in the folder, unless an earlier run has left them there. @returns the certificate (PEM) */
const certificate = async (
  folder: string,
  openssl: string,
  env: NodeJS.ProcessEnv,
  days: number,
): Promise<string> => {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  if (existsSync(cert)) return readFile(cert, 'utf8');
  const request = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    key,
    '-out',
    cert,
    '-days',
    String(days),
  ];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-config', '/dev/null'];
  await run('The certificate of dovecot', openssl, [...request, ...name], { env });
  return readFile(cert, 'utf8');
};
