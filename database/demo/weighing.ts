import { createHash } from 'node:crypto';
import type { DemoSite } from './site.ts';

// The weighing stations of the demo, and the simulated scales with their protocols and agent. Weights are in tonnes.

export const stations = [
  {
    code: 'ST1',
    name: 'Waga północna: załadunek',
    lang: {
      pl: 'Waga północna: załadunek',
      en: 'North weighbridge: loading',
      nl: 'Weegbrug noord: laden',
      de: 'Waage Nord: Beladung',
      fr: 'Bascule nord : chargement',
      it: 'Pesa nord: carico',
      es: 'Báscula norte: carga',
      uk: 'Північні ваги: завантаження',
    },
    scalesType: 'GrossAndTara',
    warehouse: 'M1',
    carsBufferTerminal: 4,
    carsBufferParking: 6,
    yard: 'PB',
    queueOn: true,
  },
  {
    code: 'ST2',
    name: 'Waga południowa: rozładunek',
    lang: {
      pl: 'Waga południowa: rozładunek',
      en: 'South weighbridge: unloading',
      nl: 'Weegbrug zuid: lossen',
      de: 'Waage Süd: Entladung',
      fr: 'Bascule sud : déchargement',
      it: 'Pesa sud: scarico',
      es: 'Báscula sur: descarga',
      uk: 'Південні ваги: розвантаження',
    },
    scalesType: 'GrossAndTara',
    warehouse: 'M2',
    carsBufferTerminal: 3,
    carsBufferParking: 5,
    yard: 'PB',
    queueOn: true,
  },
  { code: 'ST3', name: 'Waga kolejowa', typeOfDocument: 'Railway', scalesType: 'Gross', warehouse: 'M1' },
  {
    code: 'ST4',
    name: 'Waga bunkrowa na nabrzeżu',
    typeOfDocument: 'Water',
    scalesType: 'Bunker',
    warehouse: 'M2',
  },
];

/** All simulated scales can be read by Modbus: register 0 is W1, 1 is W2 (which is read by SICS here), 2 is W3, 3 is W4. */
const modbus = { type: 'Modbus', server: '127.0.0.1', parserType: 'ToledoModbus' };

export function protocols({ modbusPort, sicsPort }: DemoSite) {
  return [
    { ...modbus, name: 'Symulator: Modbus', port: modbusPort, register: 0 },
    {
      name: 'Symulator: SICS',
      type: 'TCP/IP',
      server: '127.0.0.1',
      port: sicsPort,
      // Line ends are escaped in a record.
      command: 'SIR\\r\\n',
      parserType: 'ToledoSimple',
    },
    { ...modbus, name: 'Symulator: waga kolejowa', port: modbusPort, register: 2 },
    { ...modbus, name: 'Symulator: waga bunkrowa', port: modbusPort, register: 3 },
  ];
}

export function agents({ agentToken }: DemoSite) {
  return [
    {
      code: 'agent-1',
      name: 'Agent przy wagach',
      tokenHash: `sha256:${createHash('sha256').update(agentToken).digest('hex')}`,
    },
  ];
}

export const scales = [
  {
    code: 'W1',
    name: 'Waga północna',
    scalesNumber: 1,
    scalesType: 'GrossAndTara',
    weighingStation: 'ST1',
    maximumWeight: '80.000',
    scaleProtocol: 'Symulator: Modbus',
  },
  {
    code: 'W2',
    name: 'Waga południowa',
    scalesNumber: 2,
    scalesType: 'GrossAndTara',
    weighingStation: 'ST2',
    maximumWeight: '60.000',
    scaleProtocol: 'Symulator: SICS',
  },
  {
    code: 'W3',
    name: 'Waga kolejowa',
    typeOfDocument: 'Railway',
    scalesType: 'Gross',
    weighingStation: 'ST3',
    scaleProtocol: 'Symulator: waga kolejowa',
    // The register cannot hold the weight of a loaded wagon in kilograms, so it counts tens of kilograms.
    factor: '0.010000',
    minimumWeight: '5.000',
  },
  {
    code: 'W4',
    name: 'Waga bunkrowa',
    typeOfDocument: 'Water',
    scalesType: 'Bunker',
    weighingStation: 'ST4',
    scaleProtocol: 'Symulator: waga bunkrowa',
  },
].map((scale) => ({
  // The simulated scales send kilograms, except where a scale above has another factor.
  factor: '0.001000',
  deviation: '0.020',
  minimumWeight: '0.400',
  ...scale,
  scaleAgent: 'agent-1',
}));
