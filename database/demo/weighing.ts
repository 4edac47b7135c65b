import { createHash } from 'node:crypto';

/** Ports of the simulated weighbridge and the agent's token, as `npm start` chose them. */
const environment = (name: string, otherwise: string): string => process.env[name] ?? otherwise;

export const stations = [
  {
    code: 'ST1',
    name: 'Waga północna: załadunek',
    scalesType: 'GrossAndTara',
    warehouse: 'M1',
    carsBufferTerminal: 4,
    carsBufferParking: 6,
    queueOn: true,
  },
  {
    code: 'ST2',
    name: 'Waga południowa: rozładunek',
    scalesType: 'GrossAndTara',
    warehouse: 'M2',
    carsBufferTerminal: 3,
    carsBufferParking: 5,
    queueOn: true,
  },
];

export const protocols = () => [
  {
    name: 'Symulator: Modbus',
    type: 'Modbus',
    server: '127.0.0.1',
    port: Number(environment('WEIGHBRIDGE_MODBUS_PORT', '15020')),
    register: 0,
    parserType: 'ToledoModbus',
  },
  {
    name: 'Symulator: SICS',
    type: 'TCP/IP',
    server: '127.0.0.1',
    port: Number(environment('WEIGHBRIDGE_TCP_PORT', '15021')),
    command: 'SIR\\r\\n',
    parserType: 'ToledoSimple',
  },
];

export const agents = () => [
  {
    code: 'agent-1',
    name: 'Agent przy wagach',
    tokenHash: `sha256:${createHash('sha256').update(environment('AGENT_TOKEN', 'demo-agent')).digest('hex')}`,
  },
];

export const scales = [
  {
    code: 'W1',
    name: 'Waga północna',
    scalesType: 'GrossAndTara',
    weighingStation: 'ST1',
    scaleProtocol: 'Symulator: Modbus',
  },
  {
    code: 'W2',
    name: 'Waga południowa',
    scalesType: 'GrossAndTara',
    weighingStation: 'ST2',
    scaleProtocol: 'Symulator: SICS',
  },
].map((scale) => ({
  ...scale,
  scaleAgent: 'agent-1',
  factor: '0.001000',
  deviation: '0.020',
  minimumWeight: '0.400',
}));
