import { parentPort as asking } from 'node:worker_threads';
import type { FetchMessageObject } from 'imapflow';
import { readMessage } from './readMessage.ts';

interface Asked {
  readonly about: FetchMessageObject;
  readonly source: Uint8Array;
}

const answer = async ({ about, source }: Asked): Promise<void> => {
  const message = await readMessage(about, Buffer.from(source.buffer, source.byteOffset, source.byteLength));
  const buffers = message.parts.flatMap(({ content }) =>
    content && isAlone(content.bytes) ? [content.bytes.buffer] : [],
  );
  asking?.postMessage(message, [...new Set(buffers as ArrayBuffer[])]);
};

/** This thread parses one message after the other. */
asking?.on('message', (asked: Asked) => void answer(asked));

/** Node keeps several small buffers in one ArrayBuffer, which must not be transferred to another thread. */
const isAlone = ({ byteLength, buffer }: Uint8Array): boolean =>
  byteLength > 0 && byteLength === buffer.byteLength;
