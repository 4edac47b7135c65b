import { userInfo } from 'node:os';

/**
 * How the server reports changes of a folder. `qresync`: when the folder is opened. `condstore`: the client asks for what has a
 * higher change number. `nothing`: not at all.
 */
export type Tells = 'qresync' | 'condstore' | 'nothing';

interface Settings {
  /** Where the running server keeps its sockets and its state. */
  readonly folder: string;
  /** Where mail and certificate are. */
  readonly store: string;
  /** The folders with dovecot's programs and with the libraries that these load. */
  readonly programs: string;
  readonly libraries: string;
  readonly password: string;
  /** The port for TLS; `plainPort` is the port without TLS. */
  readonly port: number;
  readonly plainPort: number;
  readonly tells: Tells;
  /** File that says how tokens are checked; undefined if mailboxes are not opened by tokens. */
  readonly tokenFile: string | undefined;
}

/** The text of the settings file by which dovecot checks access tokens. */
export function tokenSettings(tokenInfoUrl: string): string {
  return `tokeninfo_url = ${tokenInfoUrl}
username_attribute = email
`;
}

/** The setting that offers less than dovecot can do. Without it dovecot offers everything, which includes QRESYNC. */
const capabilities = (tells: Tells): string => {
  const fewer =
    'IMAP4rev1 SASL-IR ID ENABLE IDLE NAMESPACE UIDPLUS LIST-EXTENDED LIST-STATUS MOVE SPECIAL-USE';
  return tells === 'qresync' ? '' : `imap_capability = ${fewer}${tells === 'condstore' ? ' CONDSTORE' : ''}`;
};

/** The part of the settings by which mailboxes also open by access tokens. */
const tokenLogin = (file: string): string => `auth_mechanisms = plain login xoauth2 oauthbearer
passdb {
  driver = oauth2
  mechanisms = xoauth2 oauthbearer
  args = ${file}
}
`;

/** The text of dovecot's settings file. */
export function dovecotSettings(settings: Settings): string {
  const { folder, store, programs, libraries, password, port, plainPort, tells, tokenFile } = settings;
  const { uid, gid, username } = userInfo();
  // dovecot refuses to serve mail as root. If this process is root (0), the server runs as `nobody`, whose number is 65534.
  const [user, owner] = uid === 0 ? ['nobody', 'uid=65534 gid=65534'] : [username, `uid=${uid} gid=${gid}`];
  const group = uid === 0 ? 'nogroup' : String(gid);
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
${capabilities(tells)}
${listeners(port, plainPort)}service anvil {
  chroot =
}
${tokenFile ? tokenLogin(tokenFile) : ''}passdb {
  driver = static
  mechanisms = plain login
  args = password=${password}
}
userdb {
  driver = static
  args = ${owner} home=${store}/mail/%u
}
${folders}`;
}

const listeners = (port: number, plainPort: number): string => `service imap-login {
  chroot =
  inet_listener imap {
    port = ${plainPort}
  }
  inet_listener imaps {
    port = ${port}
    ssl = yes
  }
}
`;

/** The folders that every mailbox has. */
const folders = `namespace {
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
