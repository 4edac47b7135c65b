import { requestIdHeader } from '#domain/kernel/requestId.ts';
import type { FormAt } from '#domain/contracts.ts';
import { apiAddress } from './client.ts';
import { refusalOf, whileSignedIn } from './http.ts';
import { currentLanguage } from './language.ts';
import { unreachable } from './problem.ts';

/** The record that a file belongs to, and the description of the file. */
export type FileWords = FormAt<'POST /file'>;

interface Sending extends FileWords {
  /** The same for each attempt, so that a file whose answer was lost is not stored twice. */
  readonly requestId: string;
  /** From 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** Sends one file. @throws HttpError as `callApi` */
export function sendFile(file: File, sending: Sending): Promise<void> {
  return whileSignedIn(() => sendFileOnce(file, sending));
}

/** Not by `fetch`, which does not report the progress of a request. */
const sendFileOnce = (file: File, { requestId, onProgress, ...words }: Sending): Promise<void> =>
  new Promise((resolve, reject) => {
    const form = new FormData();
    form.append('data', JSON.stringify(words));
    form.append('files', file, file.name);
    const request = new XMLHttpRequest();
    request.open('POST', apiAddress('POST /file'));
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('x-language', currentLanguage());
    request.setRequestHeader(requestIdHeader, requestId);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      if (request.status < 300) resolve();
      else reject(refusalOf(request.status, request.responseText));
    });
    request.addEventListener('error', () => reject(unreachable()));
    request.send(form);
  });
