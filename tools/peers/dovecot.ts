import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#infrastructure/freePort.ts';
import { makeReachable } from '#infrastructure/reachable.ts';
import { run } from '#infrastructure/run.ts';
import { debianPrograms } from './debian.ts';
import { allListen, anyListens, startForeign } from './foreignProgram.ts';

/** dovecot: every account exists on it, all with one password, their mail kept as files. */
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
  /** As when the power fails: it ends without a word, and comes back with the same mail on the same ports. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

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
/** Where dovecot was built to look for its plug-ins, and the folder beside its sockets where it finds them here. */
const builtIn = Buffer.from('/usr/lib/dovecot/modules\0');
const beside = Buffer.from('./modules'.padEnd(builtIn.length, '\0'));

type Tells = 'qresync' | 'condstore' | 'nothing';

interface DovecotOptions {
  /** How it tells what has changed in a folder: at once when it is opened, by numbers of changes, or not at all. */
  readonly tells?: Tells;
  /** Where mail and certificate are kept for the next time, and on which port it is served; it ends with this process. */
  readonly kept?: { readonly folder: string; readonly port: number };
  /** Where it asks whose an access token is; with it, mailboxes are opened by such tokens too (XOAUTH2, OAUTHBEARER). */
  readonly tokenInfoUrl?: string;
}

export async function startDovecot(options: DovecotOptions = {}): Promise<Dovecot> {
  const { tells = 'qresync', tokenInfoUrl, kept } = options;
  const { folder: root, env } = await debianPrograms('dovecot', packages);
  const folder = await mkdtemp(join(tmpdir(), 'dovecot-'));
  const [port, plainPort] = [kept?.port ?? (await freePort()), await freePort()];
  const programs = join(root, 'usr/lib/dovecot');
  const modules = join(programs, 'modules');
  const libraries = [folder, programs, modules, join(modules, 'old-stats'), env.LD_LIBRARY_PATH].join(':');
  const foreign = { LD_LIBRARY_PATH: libraries, PATH: process.env.PATH ?? '' };
  const library = await readFile(join(programs, 'libdovecot.so.0'));
  library.set(beside, library.indexOf(builtIn));
  await writeFile(join(folder, 'libdovecot.so.0'), library);
  await mkdir(join(folder, 'base'));
  await symlink(modules, join(folder, 'base/modules'));
  const store = kept?.folder ?? folder;
  await openStore(folder, store);
  const ca = await certificate(store, join(root, 'usr/bin/openssl'), foreign, kept ? 3650 : 2);
  const privateKey = await readFile(join(store, 'key.pem'), 'utf8');
  const settings = join(folder, 'dovecot.conf');
  const byToken = join(folder, 'oauth2.conf');
  await writeFile(byToken, tokenSettings(tokenInfoUrl ?? ''));
  const parts = { folder, store, programs, libraries, port, plainPort, tells };
  await writeFile(settings, settingsOf({ ...parts, byToken: tokenInfoUrl ? byToken : undefined }));
  const dovecot = join(root, 'usr/sbin/dovecot');
  // The program would read its settings by a program of /usr/bin: that is begun first here, and begins it.
  const master = ['-f', 'service=master', '-c', settings, '-p', '-e', dovecot, '-F', '-c', settings];
  const begun = [join(root, 'usr/bin/doveconf'), ...master] as const;
  const [command, ...args] = kept ? [...endsWithUs, ...begun] : begun;
  const start = () =>
    startForeign({
      name: 'dovecot',
      command,
      args,
      cwd: folder,
      env: foreign,
      isReady: () => allListen([port, plainPort]),
    });
  if (kept) await untilFree(port);
  let program = await start();
  return {
    host: 'localhost',
    port,
    plainPort,
    password,
    ca,
    privateKey,
    killAndRestart: async () => {
      await program.stop();
      // Those that serve its connections end when they miss it; until then they hold its ports.
      while (await anyListens([port, plainPort])) await pause(50);
      program = await start();
    },
    stop: async () => {
      // It ends those that serve its connections, which being killed would leave behind.
      const ended = new Promise((resolve) => program.child.once('exit', resolve));
      program.child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A shell that ends its program when whoever began it is gone, also without a word: its own input then ends. */
const endsWithUs = [
  '/bin/sh',
  '-c',
  `exec 3<&0; "$@" 3<&- & p=$!; (cat <&3 >/dev/null; kill $p) & c=$!; exec 3<&-
  trap 'kill $p' TERM; wait $p; wait $p; kill $c`,
  'sh',
] as const;

/** Whoever serves mail must get at its folder: as root, that is nobody. */
const openStore = async (folder: string, store: string): Promise<void> => {
  const mail = join(store, 'mail');
  await mkdir(mail, { recursive: true });
  await chmod(folder, 0o755);
  await makeReachable(dirname(store), () => undefined);
  for (const closed of [mail, ...(store === folder ? [] : [store])]) {
    await chmod(closed, 0o700);
    if (userInfo().uid === 0) await chown(closed, 65_534, 65_534);
  }
};

/** One that was killed a moment ago may still hold the port. */
const untilFree = async (port: number): Promise<void> => {
  for (const until = Date.now() + 10_000; Date.now() < until && (await anyListens([port]));) await pause(50);
};

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

interface Parts {
  readonly folder: string;
  /** Where mail and certificate are. */
  readonly store: string;
  readonly programs: string;
  readonly libraries: string;
  readonly port: number;
  readonly plainPort: number;
  readonly tells: Tells;
  /** File that says how tokens are checked. */
  readonly byToken: string | undefined;
}

const tokenSettings = (url: string): string => `tokeninfo_url = ${url}
username_attribute = email
`;

const byTokens = (file: string): string => `auth_mechanisms = plain login xoauth2 oauthbearer
passdb {
  driver = oauth2
  mechanisms = xoauth2 oauthbearer
  args = ${file}
}
`;

const settingsOf = ({
  folder,
  store,
  programs,
  libraries,
  port,
  plainPort,
  tells,
  byToken,
}: Parts): string => {
  const { uid, gid, username } = userInfo();
  // As root it serves mail as nobody, for it refuses to do so as root.
  const [user, owner] = uid === 0 ? ['nobody', 'uid=65534 gid=65534'] : [username, `uid=${uid} gid=${gid}`];
  const group = uid === 0 ? 'nogroup' : String(gid);
  const all = 'IMAP4rev1 SASL-IR ID ENABLE IDLE NAMESPACE UIDPLUS LIST-EXTENDED LIST-STATUS MOVE SPECIAL-USE';
  return `protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/base
state_dir = ${folder}/state
libexec_dir = ${programs}
import_environment = PATH LD_LIBRARY_PATH=${libraries}
log_path = /dev/stderr
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${user}
first_valid_uid = 1
mail_location = maildir:${store}/mail/%u
mail_plugin_dir = ${programs}/modules
mail_max_userip_connections = 50
disable_plaintext_auth = no
auth_failure_delay = 0
ssl = yes
ssl_cert = <${store}/cert.pem
ssl_key = <${store}/key.pem
${tells === 'qresync' ? '' : `imap_capability = ${all}${tells === 'condstore' ? ' CONDSTORE' : ''}`}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${plainPort}
  }
  inet_listener imaps {
    port = ${port}
    ssl = yes
  }
}
service anvil {
  chroot =
}
${byToken ? byTokens(byToken) : ''}passdb {
  driver = static
  mechanisms = plain login
  args = password=${password}
}
userdb {
  driver = static
  args = ${owner} home=${store}/mail/%u
}
namespace {
  inbox = yes
  separator = /
  mailbox Sent {
    auto = create
    special_use = \\Sent
  }
  mailbox Trash {
    auto = create
    special_use = \\Trash
  }
  mailbox Junk {
    auto = create
    special_use = \\Junk
  }
  mailbox Drafts {
    auto = create
    special_use = \\Drafts
  }
}
`;
};
