/** Reads the body of a response. @throws the error of `tooLong` once it is longer than `mostBytes`; the rest is not read */
export async function limitedBody(
  response: Response,
  mostBytes: number,
  tooLong: () => Error,
): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.byteLength;
    if (size > mostBytes) throw tooLong();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
