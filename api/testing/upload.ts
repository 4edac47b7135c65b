import type { Answer, Visitor } from './visitor.ts';

export interface SentFile {
  readonly name: string;
  readonly content: Uint8Array | string;
}

/** Sends files as a browser's form does, with `data` as JSON in the field of that name. */
export async function upload(
  apiUrl: string,
  visitor: Visitor,
  path: string,
  files: readonly SentFile[],
  data: object = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const form = new FormData();
  form.append('data', JSON.stringify(data));
  for (const { name, content } of files)
    form.append('files', new Blob([new Uint8Array(Buffer.from(content))]), name);
  const response = await fetch(`${apiUrl}${path}`, {
    method: 'POST',
    body: form,
    headers: { cookie: visitor.cookie(), ...headers },
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
