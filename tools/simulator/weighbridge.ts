import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import modbusSerial from 'modbus-serial';
import { truckPicture } from '#database/demo/picture.ts';
import { surviveFaults } from '#domain/platform/survival.ts';
import { createLoad } from './load.ts';

/**
 * The program of the simulated scales. All can be read by Modbus TCP, in the registers 0 to 3. The second one also speaks MT-SICS.
 * A web page puts loads on them, by `POST /scales/1` (to 4) with the body `{ "target": <kilograms> }`. A camera takes pictures of
 * the first.
 */
const {
  WEIGHBRIDGE_MODBUS_PORT = '15020',
  WEIGHBRIDGE_TCP_PORT = '15021',
  WEIGHBRIDGE_HTTP_PORT = '15022',
} = process.env;
const host = '127.0.0.1';
/** How often a weight is sent to whoever has asked for a stream of them. */
const streamEveryMs = 100;
/** `step` is how many kilograms one step of the register is; `buttons` are loads to put on by hand. */
const scales = [
  { name: 'Waga północna', step: 1, buttons: [0, 14_520, 39_080], load: createLoad() },
  { name: 'Waga południowa', step: 1, buttons: [0, 14_520, 39_080], load: createLoad() },
  { name: 'Waga kolejowa', step: 10, buttons: [0, 79_400], load: createLoad() },
  { name: 'Waga bunkrowa', step: 1, buttons: [0, 11_600], load: createLoad() },
] as const;
const [north, south] = scales;

/** A register as an indicator sends it that is set to byte swap: the low byte first. */
const swapped = (kilograms: number): number => ((kilograms & 0xff) << 8) | ((kilograms >> 8) & 0xff);
const register = (address: number): number => {
  const { load, step } = scales[address] ?? north;
  return swapped(Math.round(load.now() / step) & 0xffff);
};
new modbusSerial.ServerTCP(
  {
    getHoldingRegister: register,
    getInputRegister: register,
    getMultipleHoldingRegisters: (address: number, length: number) =>
      Array.from({ length }, (_, index) => register(address + index)),
  },
  { host, port: Number(WEIGHBRIDGE_MODBUS_PORT), unitID: 1, debug: false },
).on('socketError', () => undefined);

/** A weight as MT-SICS sends it, `S S      14520 kg`. The second `S` says that it is stable; `D` in this place, that it moves. */
const sicsLine = (): string =>
  `S ${south.load.moving() ? 'D' : 'S'} ${String(south.load.now()).padStart(10)} kg\r\n`;
createTcpServer((socket) => {
  let timer: NodeJS.Timeout | undefined;
  // `SIR` asks for a weight again and again; any other command is answered by one weight.
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
  const addressedLoad = scales[scale - 1]?.load;
  if (request.method === 'POST' && addressedLoad) {
    let body = '';
    request.on('data', (piece) => (body += piece));
    request.on('end', () => {
      addressedLoad.target = Number((JSON.parse(body) as { target: unknown }).target) || 0;
      response.end('{"result":true}');
    });
    return;
  }
  if (request.url === '/camera/1') {
    response.setHeader('content-type', 'image/png');
    response.end(truckPicture(north.load.target));
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  const rows = scales.map(
    ({ name, load, buttons }, index) => `<p>${name}: <b>${load.now()} kg</b> ${load.moving() ? '…' : ''}
    ${buttons.map((kg) => `<button onclick="fetch('/scales/${index + 1}',{method:'POST',body:JSON.stringify({target:${kg}})})">${kg}</button>`).join(' ')}</p>`,
  );
  response.end(
    `<!doctype html><meta http-equiv="refresh" content="1"><title>Symulator wag</title><body style="font:20px system-ui">${rows.join('')}`,
  );
}).listen(Number(WEIGHBRIDGE_HTTP_PORT), host, () => {
  surviveFaults({ program: process, say: console.log });
  console.log(`ready: simulated weighbridges at http://${host}:${WEIGHBRIDGE_HTTP_PORT}`);
});

process.once('SIGTERM', () => process.exit(0));
process.once('SIGINT', () => process.exit(0));
