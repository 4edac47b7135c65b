import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import modbusSerial from 'modbus-serial';
import { createLoad } from './load.ts';

/** Two simulated weighbridges: one behind Modbus TCP, one speaking MT-SICS; both told by HTTP what stands on them. */
const {
  WEIGHBRIDGE_MODBUS_PORT = '15020',
  WEIGHBRIDGE_TCP_PORT = '15021',
  WEIGHBRIDGE_HTTP_PORT = '15022',
} = process.env;
const host = '127.0.0.1';
const streamEveryMs = 100;
const loads = [createLoad(), createLoad()] as const;

/** A terminal set to byte swap sends the low byte first. */
const swapped = (kilograms: number): number => ((kilograms & 0xff) << 8) | ((kilograms >> 8) & 0xff);
const register = (): number => swapped(loads[0].now() & 0xffff);
new modbusSerial.ServerTCP(
  {
    getHoldingRegister: register,
    getInputRegister: register,
    getMultipleHoldingRegisters: (_address: number, length: number) => Array.from({ length }, register),
  },
  { host, port: Number(WEIGHBRIDGE_MODBUS_PORT), unitID: 1, debug: false },
).on('socketError', () => undefined);

const sicsLine = (): string =>
  `S ${loads[1].moving() ? 'D' : 'S'} ${String(loads[1].now()).padStart(10)} kg\r\n`;
createTcpServer((socket) => {
  let timer: NodeJS.Timeout | undefined;
  socket.on('data', (data) => {
    clearInterval(timer);
    if (data.toString().startsWith('SIR')) timer = setInterval(() => socket.write(sicsLine()), streamEveryMs);
    else socket.write(sicsLine());
  });
  socket.on('close', () => clearInterval(timer));
  socket.on('error', () => clearInterval(timer));
}).listen(Number(WEIGHBRIDGE_TCP_PORT), host);

createServer((request, response) => {
  const scale = Number(/^\/scales\/(\d)$/.exec(request.url ?? '')?.[1]);
  const load = loads[scale - 1];
  if (request.method === 'POST' && load) {
    let body = '';
    request.on('data', (piece) => (body += piece));
    request.on('end', () => {
      load.target = Number((JSON.parse(body) as { target: unknown }).target) || 0;
      response.end('{"result":true}');
    });
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  const rows = loads.map(
    (each, index) => `<p>Waga ${index + 1}: <b>${each.now()} kg</b> ${each.moving() ? '…' : ''}
    ${[0, 14_520, 39_080].map((kg) => `<button onclick="fetch('/scales/${index + 1}',{method:'POST',body:JSON.stringify({target:${kg}})})">${kg}</button>`).join(' ')}</p>`,
  );
  response.end(
    `<!doctype html><meta http-equiv="refresh" content="1"><title>Symulator wag</title><body style="font:20px system-ui">${rows.join('')}`,
  );
}).listen(Number(WEIGHBRIDGE_HTTP_PORT), host, () =>
  console.log(`ready: simulated weighbridges at http://${host}:${WEIGHBRIDGE_HTTP_PORT}`),
);

process.once('SIGTERM', () => process.exit(0));
process.once('SIGINT', () => process.exit(0));
