import { addressOf, refusalOf, whileSignedIn, type Query } from './http.ts';
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

interface FetchedFile {
  readonly content: Blob;
  /** Its name on the server. */
  readonly name: string;
}

/** Fetches a file without saving it. @throws HttpError as `download` */
export function fetchFile(path: string, query: Query, body?: object): Promise<FetchedFile> {
  return whileSignedIn(() => fetchFileOnce(path, query, body));
}

const fetchFileOnce = async (path: string, query: Query, body?: object): Promise<FetchedFile> => {
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
  if (!response.ok) throw refusalOf(response.status, await response.text().catch(() => ''));
  // A download that breaks off throws here, so that half a file is never saved.
  const content = await response.blob().catch(() => {
    throw unreachable();
  });
  return { content, name: nameIn(response.headers.get('content-disposition')) ?? 'keja' };
};

/** The file name in a header: `filename*=UTF-8''…` where the name has characters beyond ASCII, else `filename="…"`. */
const nameIn = (disposition: string | null): string | undefined => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
};
