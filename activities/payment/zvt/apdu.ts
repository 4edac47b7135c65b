/** One message of ZVT, the protocol between cash register and card terminal: its command, such as `060F`, and what it carries. */
export interface Apdu {
  readonly command: string;
  readonly data: Buffer;
}

const longLength = 0xff;

/** Class and instruction, the length in one byte or as `FF`, low and high, then the data. */
export function encodeApdu(command: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const length =
    data.length < longLength
      ? Buffer.from([data.length])
      : Buffer.from([longLength, data.length & 0xff, data.length >> 8]);
  return Buffer.concat([Buffer.from(command, 'hex'), length, data]);
}

/** Divides a stream of bytes into messages. */
export function createApduReader(): (chunk: Buffer) => Apdu[] {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const messages: Apdu[] = [];
    for (let frame = firstFrame(rest); frame; frame = firstFrame(rest)) {
      messages.push({
        command: rest.toString('hex', 0, 2).toUpperCase(),
        data: rest.subarray(frame.from, frame.to),
      });
      rest = rest.subarray(frame.to);
    }
    return messages;
  };
}

/** Where the data of the first message begin and end; undefined while it has not arrived completely. */
const firstFrame = (bytes: Buffer): { readonly from: number; readonly to: number } | undefined => {
  const lengthByte = bytes[2];
  if (lengthByte === undefined) return undefined;
  if (lengthByte === longLength && bytes.length < 5) return undefined;
  const from = lengthByte === longLength ? 5 : 3;
  const to = from + (lengthByte === longLength ? bytes.readUInt16LE(3) : lengthByte);
  return bytes.length < to ? undefined : { from, to };
};
