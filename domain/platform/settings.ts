import { z } from 'zod';
import { count, port, setting, requiredText, type ProcessName, type Setting } from './setting.ts';
import { simulatorSettings } from './simulatorSettings.ts';

/** All environment variables of Keja; the table in the README is generated from this. */
export const settings = {
  DATABASE_URL: setting(z.url(), ['api', 'worker', 'migrate'], 'Postgres to work on, as a URL'),
  SECRET_KEY: setting(
    z.string().min(8),
    ['api', 'worker', 'migrate'],
    'Opens what is kept encrypted; the same for all processes, and never lost. Where `PUBLIC_URL` is https, 32 random bytes or more: `openssl rand -hex 32`',
  ),
  SECRET_KEY_BEFORE: setting(
    requiredText.optional(),
    ['api', 'worker'],
    'The `SECRET_KEY` that was used until it was changed: it opens what was kept encrypted before. Recovery codes of then are worth nothing',
  ),
  ADMIN_PASSWORD: setting(
    z.string().min(10).optional(),
    ['migrate'],
    'Password of the account `admin`, which is made with it where it is missing',
  ),
  TEMPORAL_ADDRESS: setting(
    requiredText.default('127.0.0.1:7233'),
    ['api', 'worker'],
    'Host and port of the Temporal frontend',
  ),
  TEMPORAL_NAMESPACE: setting(requiredText.default('default'), ['api', 'worker'], 'Temporal namespace'),
  TEMPORAL_TLS: setting(
    z.stringbool().default(false),
    ['api', 'worker'],
    'Reaches Temporal through TLS; so do the three files below',
  ),
  TEMPORAL_TLS_CA: setting(
    requiredText.optional(),
    ['api', 'worker'],
    'File with the certificate (PEM) that Temporal’s own is checked against',
  ),
  TEMPORAL_TLS_CERT: setting(
    requiredText.optional(),
    ['api', 'worker'],
    'File with the certificate (PEM) by which Temporal knows this process; with `TEMPORAL_TLS_KEY`',
  ),
  TEMPORAL_TLS_KEY: setting(
    requiredText.optional(),
    ['api', 'worker'],
    'File with the key (PEM) of that certificate',
  ),
  TASK_QUEUE: setting(
    requiredText.default('keja'),
    ['api', 'worker'],
    'Task queue that workers take their work from',
  ),
  WORKFLOW_BUNDLE: setting(
    requiredText.optional(),
    ['worker'],
    'File that the workflows were bundled into beforehand; when unset, a worker bundles them as it starts',
  ),
  TEMPORAL_UI_URL: setting(z.url().optional(), ['api'], 'Where people see workflows; records link there'),
  PUBLIC_URL: setting(
    z.url().default('http://127.0.0.1:8080'),
    ['api', 'worker'],
    'Address that browsers and links use',
  ),
  API_HOST: setting(requiredText.default('127.0.0.1'), ['api'], 'Address the API listens on'),
  API_PORT: setting(port.default(8080), ['api'], 'Port the API listens on'),
  METRICS_PORT: setting(
    port.optional(),
    ['api'],
    'Port on which Prometheus reads `/metrics`; when unset, nothing is measured. Keep it away from the world',
  ),
  SCALES_SILENT_SECONDS: setting(
    z.coerce.number().int().min(1).max(86_400).default(60),
    ['api'],
    'After how long without a weight from any scale of an agent its operators are notified',
  ),
  TRUST_PROXY: setting(count.default(0), ['api'], 'How many proxies stand before the API'),
  FILE_MAX_MB: setting(
    z.coerce.number().int().min(1).max(1000).default(25),
    ['api'],
    'How large a file that people add may be',
  ),
  DEMO: setting(z.stringbool().default(false), ['api'], 'Shows the demo accounts on the sign-in page'),
  REQUEST_FORM: setting(
    z.stringbool().default(false),
    ['api'],
    'Lets anybody ask for an offer by the form at `/request-form/`',
  ),
  REQUEST_FORM_PAGES: setting(
    z
      .string()
      // Origins such as `https://firm.example:8443`, without a path, and between them commas or spaces.
      .regex(/^(https?:\/\/[\w.:-]+[ ,]*)*$/)
      .default(''),
    ['api'],
    'Sites that may show this form in a frame of theirs, such as `https://firm.example`, separated by commas',
  ),
  SMS_PROVIDER: setting(z.enum(['smsapi', 'smpp']).default('smsapi'), ['worker'], 'Who sends the SMS'),
  SMSAPI_URL: setting(z.url().default('https://api.smsapi.pl'), ['worker'], 'Address of the SMS gateway'),
  SMSAPI_TOKEN: setting(requiredText.optional(), ['worker', 'simulators'], 'Token of the SMS gateway'),
  SMPP_URL: setting(
    z.url({ protocol: /^s?smpp$/ }).optional(),
    ['worker'],
    'SMS centre, `smpp://host:2775`, or `ssmpp://` through TLS; for `SMS_PROVIDER=smpp`',
  ),
  // The protocol SMPP allows 15 characters for a name and 8 for a password; a sender name of an SMS has 11 at most.
  SMPP_SYSTEM_ID: setting(
    requiredText.max(15).optional(),
    ['worker'],
    'Name of ours that the SMS centre knows',
  ),
  SMPP_PASSWORD: setting(requiredText.max(8).optional(), ['worker'], 'Password at the SMS centre'),
  SMS_SENDER: setting(
    requiredText.max(11).default('Keja'),
    ['worker'],
    'Sender name registered with the gateway',
  ),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/ }).default('smtp://127.0.0.1:25'),
    ['worker'],
    'Mail server that letters go out by, as a URL with its user and password',
  ),
  MAIL_FROM: setting(
    requiredText.optional(),
    ['worker'],
    'Who letters are from, `Keja <keja@firm.example>`; when unset, no-reply at the host of `PUBLIC_URL`',
  ),
  MAIL_CA_FILE: setting(
    requiredText.optional(),
    ['worker'],
    'File with certificates (PEM) that the mail servers of accounts are checked against, besides those that Node knows',
  ),
  GOOGLE_CLIENT_ID: setting(
    requiredText.optional(),
    ['api', 'worker'],
    'Name of this installation at Google, where its e-mail accounts are signed in to; `/mail-consent` under `PUBLIC_URL` is its redirect address',
  ),
  GOOGLE_CLIENT_SECRET: setting(
    requiredText.optional(),
    ['worker'],
    'Secret that belongs to `GOOGLE_CLIENT_ID`',
  ),
  MICROSOFT_CLIENT_ID: setting(
    requiredText.optional(),
    ['api', 'worker'],
    'Name of this installation at Microsoft Entra, likewise',
  ),
  MICROSOFT_CLIENT_SECRET: setting(
    requiredText.optional(),
    ['worker'],
    'Secret that belongs to `MICROSOFT_CLIENT_ID`',
  ),
  MICROSOFT_TENANT: setting(
    requiredText.regex(/^[\w.-]+$/).default('common'),
    ['api', 'worker'],
    'Directory whose accounts sign in at Microsoft; `common` for all',
  ),
  MAIL_SIGN_IN_URL: setting(
    z.url().optional(),
    ['api', 'worker'],
    'Another server that is asked instead of Google and Microsoft, with `/authorize` and `/token`: for trials',
  ),
  DEVICE_NETWORKS: setting(
    requiredText.regex(/^[\da-fA-F.:/, ]+$/).default('10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, fc00::/7'),
    ['worker'],
    'Networks in which printers, card terminals and cameras may be: others are not connected to, whatever address people give them',
  ),
  KSEF_URL: setting(
    z.url().default('https://api.ksef.mf.gov.pl/v2'),
    ['worker'],
    'Address of KSeF, to which invoices are sent',
  ),
  KSEF_QR_URL: setting(
    z.url().default('https://qr.ksef.mf.gov.pl'),
    ['api'],
    'Address at which KSeF shows invoices to whoever has their QR code',
  ),
  GUS_URL: setting(
    z.url().default('https://wyszukiwarkaregon.stat.gov.pl/wsBIR/UslugaBIRzewnPubl.svc'),
    ['worker'],
    'Address of the register of firms (GUS, BIR1)',
  ),
  WHITE_LIST_URL: setting(
    z.url().default('https://wl-api.mf.gov.pl'),
    ['worker'],
    'Address of the white list of payers of VAT',
  ),
  VIES_URL: setting(
    z.url().default('https://ec.europa.eu/taxation_customs/vies/rest-api'),
    ['worker'],
    'Address of VIES, which knows the VAT numbers of the Union',
  ),
  BANK_RATES_URL: setting(
    z.url().default('https://api.nbp.pl/api'),
    ['worker'],
    'Address of the national bank of Poland (NBP), which is asked for rates of exchange every hour',
  ),
  API_URL: setting(
    z.url().default('http://127.0.0.1:8080'),
    ['agent', 'simulators'],
    'Where the scale agent and the simulators find the API',
  ),
  AGENT_TOKEN: setting(requiredText, ['agent'], 'Proves to the API which agent this is'),
  AGENT_STATE: setting(
    requiredText.default('scale-agent.sqlite'),
    ['agent'],
    'File in which the agent keeps weights until they are acknowledged',
  ),
  LOG_LEVEL: setting(
    z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
    ['api', 'worker', 'agent'],
    'How much is logged',
  ),
  KEJA_HOME: setting(requiredText.default('.keja'), ['start'], 'Folder in which `npm start` keeps its state'),
  ...simulatorSettings,
} as const satisfies Record<string, Setting>;

type Settings = typeof settings;
/** The names of the settings that a process needs. */
type Needed<P extends ProcessName> = {
  [K in keyof Settings]: P extends Settings[K]['neededBy'][number] ? K : never;
}[keyof Settings];
/** The settings of a process after they were read: `SettingsOf<'agent'>` has `AGENT_TOKEN: string` and no `DATABASE_URL`. */
export type SettingsOf<P extends ProcessName> = { readonly [K in Needed<P>]: z.output<Settings[K]['shape']> };

/** A text of the least length that a key may have: 32 characters, which 24 random bytes have in Base64. */
const longEnough = 'x'.repeat(32);
/** Whether the installation is in real use, and not only tried out: then it is reached by https. */
const isReachedByHttps = ({ PUBLIC_URL }: Record<string, unknown>): boolean =>
  String(PUBLIC_URL ?? '').startsWith('https:');

/**
 * The settings of one process from its environment.
 * @throws Error naming every variable that is missing or wrong, with what it is for.
 */
export function readSettings<P extends ProcessName>(
  environment: Readonly<Record<string, string | undefined>>,
  process: P,
): SettingsOf<P> {
  const values: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [name, { shape, about, neededBy }] of Object.entries(settings)) {
    if (!neededBy.includes(process)) continue;
    const value = environment[name];
    const parsed = shape.safeParse(value === '' ? undefined : value);
    if (parsed.success) values[name] = parsed.data;
    else faults.push(`${name} (${about}): ${parsed.error.issues[0]?.message ?? 'wrong'}`);
  }
  // `values` has no key if this process does not need one; then its length is not checked.
  if (isReachedByHttps(values) && String(values.SECRET_KEY ?? longEnough).length < longEnough.length)
    faults.push(
      `SECRET_KEY (${settings.SECRET_KEY.about}): too short; see SECRET_KEY_BEFORE for how to change it`,
    );
  if (faults.length > 0) throw new Error(`Cannot start ${process}. Set ${faults.join('; ')}`);
  return values as SettingsOf<P>;
}
