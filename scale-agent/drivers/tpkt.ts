/** A TPKT (RFC 1006) begins with its version, a reserved byte and its whole length in two bytes. */
const version = 3;
const headerBytes = 4;
/** The bytes of the header and of the shortest message (COTP) in it. */
const shortest = 7;

/**
 * Joins a stream of bytes into whole TPKTs: TCP may deliver one in pieces, or several at once.
 * @param onPacket is called with each whole packet
 * @param onForeign is called once with the bytes that are no TPKT; nothing is read after that
 */
export function readPackets(
  onPacket: (bytes: Buffer) => void,
  onForeign: (bytes: Buffer) => void,
): (bytes: Uint8Array) => void {
  let waiting = Buffer.alloc(0);
  let isForeign = false;
  return (bytes) => {
    if (isForeign) return;
    waiting = Buffer.concat([waiting, bytes]);
    while (waiting.length > 0) {
      const length = waiting.length < headerBytes ? undefined : waiting.readUInt16BE(2);
      if (waiting[0] !== version || (length !== undefined && length < shortest)) {
        isForeign = true;
        return onForeign(waiting);
      }
      if (length === undefined || waiting.length < length) return;
      const packet = Buffer.from(waiting.subarray(0, length));
      waiting = waiting.subarray(length);
      onPacket(packet);
    }
  };
}
