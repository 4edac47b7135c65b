import { join } from 'node:path';
import type { DemoSite } from '#database/demo/site.ts';
import type { ProcessName, Setting } from '#domain/platform/setting.ts';
import { settings } from '#domain/platform/settings.ts';
import { smppPasswordOf } from '../simulator/smsGateway/smppCentre.ts';
import type { Ports } from './home.ts';

type DemoPort = 'cardTerminal' | 'cardTerminalZvt' | 'printer' | 'printerRaw';

/** What distinguishes one installation on a machine from another. */
export interface Installation {
  /** The public URL. */
  readonly url: string;
  readonly databaseUrl: string;
  readonly secretKey: string;
  readonly temporalAddress: string;
  /** The optional ports are absent where the program that would listen on them does not run. */
  readonly ports: Pick<
    Ports,
    'api' | 'modbus' | 'sics' | 'weighbridge' | 'smsGateway' | 'smsGatewaySmpp' | 'mailbox' | 'mailboxSmtp'
  > &
    Partial<
      Pick<Ports, 'ksef' | 'gus' | 'taxRegisters' | 'bankRates' | 'mailServer' | 'mailServerSmtp' | DemoPort>
    >;
  /** The scale agent proves to the API by this token which agent it is. */
  readonly agentToken: string;
  /** The worker proves to the simulated SMS gateway by this token who it is. */
  readonly gatewayToken: string;
  /** The folder with the state of the installation, such as that of the scale agent. */
  readonly home: string;
}

/** The simulated scales of an installation, as the demo data must describe them. */
export function siteOf({ ports, agentToken }: Pick<Installation, 'ports' | 'agentToken'>): DemoSite {
  return {
    modbusPort: ports.modbus,
    sicsPort: ports.sics,
    agentToken,
  };
}

/** The settings that are in the environment and not empty. Those of `settingsOf` take precedence over them. */
export function givenSettings(
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.keys(settings).flatMap((name) => {
      const value = environment[name];
      return value === undefined || value === '' ? [] : [[name, value] as const];
    }),
  );
}

/** The settings that a process needs. It gets no others, because most programs need no secret, such as the key. */
export function settingsNeededBy(
  process: ProcessName,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const needed = Object.entries<Setting>(settings).filter(
    ([name, { neededBy }]) => name in given && neededBy.includes(process),
  );
  return Object.fromEntries(needed.map(([name]) => [name, given[name] ?? '']));
}

/** The networks in which devices may be: this machine, for the simulated ones, and the usual networks for real ones. */
const devicesHere = `127.0.0.0/8, ${settings.DEVICE_NETWORKS.shape.parse(undefined)}`;

/** The settings of all programs of an installation. `settingsNeededBy` then chooses those of one process. */
export function settingsOf(installation: Installation) {
  return {
    DATABASE_URL: installation.databaseUrl,
    SECRET_KEY: installation.secretKey,
    TEMPORAL_ADDRESS: installation.temporalAddress,
    ...settingsBeside(installation),
  };
}

/**
 * All settings of an installation but those of the database, of Temporal and of the key. The simulators and the scale agent
 * need none of these, so the simulators can start while Postgres and Temporal are still starting.
 */
export function settingsBeside({
  url,
  ports,
  ...place
}: Omit<Installation, 'databaseUrl' | 'secretKey' | 'temporalAddress'>) {
  return {
    DEVICE_NETWORKS: process.env.DEVICE_NETWORKS || devicesHere,
    PUBLIC_URL: url,
    API_URL: url,
    API_PORT: String(ports.api),
    SMSAPI_URL: `http://127.0.0.1:${ports.smsGateway}`,
    SMSAPI_TOKEN: place.gatewayToken,
    SMS_GATEWAY_PORT: String(ports.smsGateway),
    SMTP_URL: `smtp://127.0.0.1:${ports.mailboxSmtp}`,
    MAILBOX_PORT: String(ports.mailbox),
    MAILBOX_SMTP_PORT: String(ports.mailboxSmtp),
    ...smppAt(ports, place.gatewayToken),
    ...officesAt(ports),
    ...kioskAt(ports),
    ...mailServerAt(ports, join(place.home, 'mail')),
    AGENT_TOKEN: place.agentToken,
    AGENT_STATE: join(place.home, 'scale-agent.sqlite'),
    WEIGHBRIDGE_MODBUS_PORT: String(ports.modbus),
    WEIGHBRIDGE_TCP_PORT: String(ports.sics),
    WEIGHBRIDGE_HTTP_PORT: String(ports.weighbridge),
  };
}

/** The telephones on screen, for `SMS_PROVIDER=smpp`. */
const smppAt = ({ smsGatewaySmpp: port }: Installation['ports'], token: string) => ({
  SMS_GATEWAY_SMPP_PORT: String(port),
  SMPP_URL: `smpp://127.0.0.1:${port}`,
  SMPP_SYSTEM_ID: 'keja',
  SMPP_PASSWORD: smppPasswordOf(token),
});

/** Card terminal and printer, where they run. */
const kioskAt = ({ cardTerminal, cardTerminalZvt, printer, printerRaw }: Installation['ports']) => ({
  ...(cardTerminal && { CARD_TERMINAL_PORT: String(cardTerminal) }),
  ...(cardTerminalZvt && { CARD_TERMINAL_ZVT_PORT: String(cardTerminalZvt) }),
  ...(printer && { PRINTER_PORT: String(printer) }),
  ...(printerRaw && { PRINTER_RAW_PORT: String(printerRaw) }),
});

/** The mail server with the mailbox of the demo; the worker knows its certificate. */
const mailServerAt = ({ mailServer, mailServerSmtp }: Installation['ports'], folder: string) => ({
  MAIL_CA_FILE: join(folder, 'cert.pem'),
  MAIL_SERVER_FOLDER: folder,
  ...(mailServer && { MAIL_SERVER_PORT: String(mailServer) }),
  ...(mailServerSmtp && { MAIL_SERVER_SMTP_PORT: String(mailServerSmtp) }),
});

/** A port on which nothing listens. Without a simulator an office gets this port, so that nothing reaches the real office. */
const unusedPort = 9;

/** The addresses of the simulated KSeF, GUS, white list, VIES and national bank. */
const officesAt = ({
  ksef = unusedPort,
  gus = unusedPort,
  taxRegisters = unusedPort,
  bankRates = unusedPort,
}: Installation['ports']) => ({
  KSEF_URL: `http://127.0.0.1:${ksef}/v2`,
  KSEF_QR_URL: `http://127.0.0.1:${ksef}`,
  KSEF_PORT: String(ksef),
  GUS_URL: `http://127.0.0.1:${gus}/`,
  GUS_PORT: String(gus),
  WHITE_LIST_URL: `http://127.0.0.1:${taxRegisters}`,
  VIES_URL: `http://127.0.0.1:${taxRegisters}`,
  TAX_REGISTERS_PORT: String(taxRegisters),
  BANK_RATES_URL: `http://127.0.0.1:${bankRates}`,
  BANK_RATES_PORT: String(bankRates),
});
