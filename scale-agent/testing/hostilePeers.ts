import fc from 'fast-check';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A server in the place of a scale that violates every protocol of ours. */
export interface HostilePeer {
  readonly port: number;
  stop(): Promise<void>;
}

/** How a peer handles each connection. */
export type Behaviour = (socket: Socket) => void;

const bytes = (hex: string): Buffer => Buffer.from(hex.replaceAll(' ', ''), 'hex');
/** Sends these contents one after another, each as the answer to whatever comes, and then begins again with the first. */
const answering =
  (...content: readonly (Buffer | string)[]): Behaviour =>
  (socket) => {
    let turn = 0;
    socket.on('data', () => {
      socket.write(content[turn % content.length] ?? '');
      turn += 1;
    });
  };
/** Sends this as soon as somebody connects. */
const greeting =
  (content: Buffer | string): Behaviour =>
  (socket) =>
    socket.write(content);

/** Always the same random bytes, so that a failure can be repeated. */
const random = fc.sample(fc.uint8Array({ minLength: 1, maxLength: 300 }), { seed: 20_261_122, numRuns: 200 });
const randomBuffers = random.map((each) => Buffer.from(each));
/** Puts the packet header of ISO-on-TCP, which S7 uses, before some content: version 3, a zero, and the whole length. */
const tpkt = (content: Buffer): Buffer => {
  const header = bytes('03 00 00 00');
  header.writeUInt16BE(content.length + header.length, 2);
  return Buffer.concat([header, content]);
};
/** The answer by which a controller accepts a connection of S7, in the bytes that the library snap7 sends. */
const connectAnswer = bytes('03 00 00 16 11 d0 00 01 00 02 00 c0 01 0a c1 02 01 00 c2 02 01 02');
const mqttConnectAnswer = bytes('20 02 00 00');
/** Puts the beginning of a Modbus answer before some content: transaction 1, protocol 0. */
const modbusHeader = (content: Buffer): Buffer => Buffer.concat([bytes('00 01 00 00'), content]);

/** Answers with the packets of a controller, two bytes at a time. */
const inPieces: Behaviour = (socket) => {
  socket.on('data', () => {
    void (async () => {
      for (const packet of [connectAnswer, ...randomBuffers.slice(0, 5)])
        for (let at = 0; at < packet.length && !socket.destroyed; at += 2) {
          socket.write(packet.subarray(at, at + 2));
          await pause(5);
        }
    })();
  });
};

/** The ways in which a peer violates a protocol, by the name that a test shows. */
export const behaviours: Readonly<Record<string, Behaviour>> = {
  'says nothing': () => undefined,
  'hangs up at once': (socket) => socket.end(),
  'resets at once': (socket) => socket.resetAndDestroy(),
  'resets when it is asked': (socket) => void socket.once('data', () => socket.resetAndDestroy()),
  'hangs up when it is asked': (socket) => void socket.once('data', () => socket.end()),
  'answers one byte': answering(bytes('03')),
  'answers two bytes': answering(bytes('03 00')),
  'answers an empty packet': answering(bytes('03 00 00 00')),
  // `ES` means in MT-SICS that the command is not understood.
  'answers ES': answering('ES\r\n'),
  'answers half a weight': answering('S S      40'),
  'answers an unknown length': answering(bytes('03 00 ff ff 02 f0 80')),
  'answers random bytes': answering(...randomBuffers),
  // Any one of the random buffers will do.
  'greets with random bytes': greeting(randomBuffers[7] ?? ''),
  'answers random packets': answering(...randomBuffers.map(tpkt)),
  'lets in and answers random packets': answering(connectAnswer, ...randomBuffers.slice(0, 50).map(tpkt)),
  'lets in and answers too short a packet': answering(connectAnswer, bytes('03 00 00 07 02 f0 80')),
  'lets in and hangs up': (socket) => void socket.once('data', () => socket.end(connectAnswer)),
  'answers in pieces of two bytes': inPieces,
  'answers Modbus of a false length': answering(modbusHeader(bytes('ff ff 01 03 02 00'))),
  'answers random Modbus': answering(...randomBuffers.map(modbusHeader)),
  'lets in to MQTT and says random bytes': answering(mqttConnectAnswer, ...randomBuffers),
  'answers HTTP without an end': answering('HTTP/1.1 200 OK\r\nContent-Length: 99999999\r\n\r\n{"weight":'),
  'answers HTTP of random bytes': answering(
    ...randomBuffers.map((each) => `HTTP/1.1 200 OK\r\n\r\n${each.toString()}`),
  ),
  'answers a megabyte': answering(Buffer.alloc(1_000_000, 0xff)),
};

export async function startHostilePeer(behave: Behaviour): Promise<HostilePeer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    behave(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** What one side of a serial line may send, in this order. */
export const serialNoise: readonly Buffer[] = [
  bytes('03'),
  Buffer.from('ES\r\n'),
  Buffer.from('S S      40'),
  ...randomBuffers.slice(0, 40),
];
