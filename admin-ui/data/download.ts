import { addressOf, read, type Query } from './http.ts';
import { currentLanguage } from './language.ts';
import { unreachable } from './problem.ts';
import { saveFile } from './saveFile.ts';

/**
 * Fetches a file and lets the browser save it under the name from the server.
 * @param body is posted, if the file is requested by a POST
 * @throws HttpError with a translated message; nothing is saved then
 */
export async function download(path: string, query: Query, body?: object): Promise<void> {
  const { content, name } = await fetchFile(path, query, body);
  saveFile(content, name);
}

/** The content of a file, and its name on the server. @throws HttpError as `download` */
export async function fetchFile(
  path: string,
  query: Query,
  body?: object,
): Promise<{ readonly content: Blob; readonly name: string }> {
  const response = await fetch(addressOf(path, query), {
    credentials: 'same-origin',
    headers: {
      'x-language': currentLanguage(),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  }).catch(() => {
    throw unreachable();
  });
  // It throws the refusal of the server.
  if (!response.ok) await read(response);
  // A download that breaks off throws here, so that half a file is never saved.
  const content = await response.blob().catch(() => {
    throw unreachable();
  });
  return { content, name: nameIn(response.headers.get('content-disposition')) ?? 'keja' };
}

/** `filename*=UTF-8''Pojazdy.xlsx` where the name has letters beyond ASCII, else `filename="…"`. */
const nameIn = (disposition: string | null): string | undefined => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
};
