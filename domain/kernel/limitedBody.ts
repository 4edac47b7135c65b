/** Reads the body of a response. @throws the error of `tooLong` once it is longer than `mostBytes`; the rest is not read */
export async function limitedBody(
  response: Response,
  mostBytes: number,
  tooLong: () => Error,
): Promise<Uint8Array> {
  const body = await readTo(response, mostBytes);
  if (body.byteLength > mostBytes) throw tooLong();
  return body;
}

/** Like `limitedBody`, as text in UTF-8. */
export async function limitedText(...args: Parameters<typeof limitedBody>): Promise<string> {
  return new TextDecoder().decode(await limitedBody(...args));
}

/** The beginning of the body as text; what comes after so many bytes is not read. */
export async function beginningOfBody(response: Response, mostBytes: number): Promise<string> {
  return new TextDecoder().decode((await readTo(response, mostBytes)).subarray(0, mostBytes));
}

/** Reads until the end, or until it has more than these bytes. */
const readTo = async ({ body }: Response, bytes: number): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.byteLength;
    pieces.push(piece);
    if (size > bytes) break;
  }
  const joined = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.byteLength;
  }
  return joined;
};
