import type { Ports } from './home.ts';
import type { Running } from './runningFile.ts';

export interface Shown {
  readonly ports: Ports;
  readonly demo: boolean;
  /** Which services are simulated here; for the others an address was given. */
  readonly own: { readonly gateway: boolean; readonly mailbox: boolean; readonly ksef: boolean };
}

/** The text that `npm start` prints at the end: the addresses, and the accounts to sign in with. */
export function greeting({ url, temporalUiUrl, users }: Running, { ports, demo, own }: Shown): string {
  const places: readonly (readonly [string, string | null])[] = [
    ['Back office', url],
    ['Kiosk', `${url}/kiosk/`],
    ['API', `${url}/docs/`],
    ['Workflows', temporalUiUrl],
    ['SMS phone', own.gateway ? `http://127.0.0.1:${ports.smsGateway}` : null],
    ['Mailbox', own.mailbox ? `http://127.0.0.1:${ports.mailbox}` : null],
    ['KSeF', own.ksef ? `http://127.0.0.1:${ports.ksef}` : null],
    ['Card terminal', demo ? `http://127.0.0.1:${ports.cardTerminal}` : null],
    ['Printer', demo ? `http://127.0.0.1:${ports.printer}` : null],
    ['Weighbridge', demo ? `http://127.0.0.1:${ports.weighbridge}` : null],
  ];
  const lines = [
    ...places.filter(([, address]) => address).map(([name, address]) => `${name.padEnd(13)} ${address}`),
    '',
    ...users.map(({ login, password, role }) => `sign in as    ${login} / ${password}   (${role})`),
    '',
    'Ctrl-C stops everything; the next start carries on from here.',
  ];
  return `\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n`;
}
