import { parentPort as port } from 'node:worker_threads';
import type { FetchMessageObject } from 'imapflow';
import { readMessage } from './readMessage.ts';

interface Request {
  readonly about: FetchMessageObject;
  readonly source: Uint8Array;
}

const answer = async ({ about, source }: Request): Promise<void> => {
  const message = await readMessage(about, Buffer.from(source.buffer, source.byteOffset, source.byteLength));
  const buffers = message.parts.flatMap(({ content }) =>
    content && isAlone(content.bytes) ? [content.bytes.buffer] : [],
  );
  // The bytes of files are handed over and not copied.
  port?.postMessage(message, [...new Set(buffers as ArrayBuffer[])]);
};

/** The caller sends the next message only after this answer. An error ends the thread, and the caller learns of it. */
port?.on('message', (request: Request) => void answer(request));

/** Node keeps several small buffers in one ArrayBuffer, which must not be transferred to another thread. */
const isAlone = ({ byteLength, buffer }: Uint8Array): boolean =>
  byteLength > 0 && byteLength === buffer.byteLength;
