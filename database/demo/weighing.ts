import { createHash } from 'node:crypto';
import type { DemoSite } from './site.ts';

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

export const protocols = ({ modbusPort, sicsPort }: DemoSite) => [
  {
    name: 'Symulator: Modbus',
    type: 'Modbus',
    server: '127.0.0.1',
    port: modbusPort,
    register: 0,
    parserType: 'ToledoModbus',
  },
  {
    name: 'Symulator: SICS',
    type: 'TCP/IP',
    server: '127.0.0.1',
    port: sicsPort,
    command: 'SIR\\r\\n',
    parserType: 'ToledoSimple',
  },
];

export const agents = ({ agentToken }: DemoSite) => [
  {
    code: 'agent-1',
    name: 'Agent przy wagach',
    tokenHash: `sha256:${createHash('sha256').update(agentToken).digest('hex')}`,
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
