import { createServer } from 'node:net';

/** A scale that sends its weight ten times a second to every connection. In each eight seconds a truck comes, rests and goes. */
const everyMs = 100;
const roundMs = 8000;

const kilograms = (at: number): number => {
  const part = (at % roundMs) / roundMs;
  if (part < 0.25) return 0;
  return part < 0.75 ? 39_080 : Math.round(39_080 * (1 - (part - 0.75) * 4));
};

createServer((socket) => {
  const timer = setInterval(
    () => socket.write(`S S ${String(kilograms(Date.now())).padStart(10)} kg\r\n`),
    everyMs,
  );
  socket.on('close', () => clearInterval(timer)).on('error', () => clearInterval(timer));
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
