import { count, port, setting, requiredText, type Setting } from './setting.ts';

/** The variables of the simulators that `npm start` runs. */
export const simulatorSettings = {
  WEIGHBRIDGE_MODBUS_PORT: setting(
    port.default(15_020),
    ['simulators'],
    'Modbus TCP port of the simulated weighbridge',
  ),
  WEIGHBRIDGE_TCP_PORT: setting(
    port.default(15_021),
    ['simulators'],
    'MT-SICS port of the simulated weighbridge',
  ),
  WEIGHBRIDGE_HTTP_PORT: setting(
    port.default(15_022),
    ['simulators'],
    'Port on which the simulated weighbridge is told what stands on it',
  ),
  MAILBOX_PORT: setting(port.default(15_040), ['simulators'], 'Port of the page of the local mailbox'),
  MAILBOX_SMTP_PORT: setting(
    port.default(15_041),
    ['simulators'],
    'Port on which the local mailbox takes letters',
  ),
  MAIL_SERVER_PORT: setting(
    port.default(15_042),
    ['simulators'],
    'IMAP port of the mail server of `npm start`',
  ),
  MAIL_SERVER_SMTP_PORT: setting(
    port.default(15_043),
    ['simulators'],
    'Port on which that mail server takes letters of its accounts',
  ),
  MAIL_SERVER_FOLDER: setting(
    requiredText.default('.keja/mail'),
    ['simulators'],
    'Folder in which that mail server keeps mail and certificate',
  ),
  LETTER_EVERY_SECONDS: setting(
    count.default(600),
    ['simulators'],
    'How often a simulated customer writes an e-mail',
  ),
  KSEF_PORT: setting(port.default(15_050), ['simulators'], 'Port of the simulator for KSeF'),
  GUS_PORT: setting(port.default(15_051), ['simulators'], 'Port of the simulator for the register of firms'),
  TAX_REGISTERS_PORT: setting(
    port.default(15_052),
    ['simulators'],
    'Port of the simulator for tax registers',
  ),
  BANK_RATES_PORT: setting(
    port.default(15_053),
    ['simulators'],
    'Port of the simulator for the rates of the national bank',
  ),
  SMS_GATEWAY_PORT: setting(port.default(15_030), ['simulators'], 'Port of the simulated SMS gateway'),
  SMS_GATEWAY_SMPP_PORT: setting(
    port.default(15_031),
    ['simulators'],
    'Port on which the simulated SMS gateway speaks SMPP',
  ),
  CARD_TERMINAL_PORT: setting(
    port.default(15_060),
    ['simulators'],
    'Port of the page of the simulated card terminal',
  ),
  CARD_TERMINAL_ZVT_PORT: setting(
    port.default(15_061),
    ['simulators'],
    'Port on which the simulated card terminal speaks ZVT',
  ),
  PRINTER_PORT: setting(port.default(15_070), ['simulators'], 'Port of the page of the simulated printer'),
  PRINTER_RAW_PORT: setting(
    port.default(15_071),
    ['simulators'],
    'Port on which the simulated printer takes paper',
  ),
  TRUCKS_AT_ONCE: setting(
    count.default(5),
    ['simulators'],
    'How many simulated trucks are on their way at most',
  ),
  TRUCK_EVERY_SECONDS: setting(
    count.default(25),
    ['simulators'],
    'Seconds from one simulated truck to the next',
  ),
} as const satisfies Record<string, Setting>;
