import { newRequestId, requestIdHeader } from '#domain/kernel/requestId.ts';
import { currentLanguage } from '../../data/language.ts';
import { problemError, unreachable } from '../../data/problem.ts';

/** Where a file is hung, and what it is. */
export interface FileWords {
  readonly objectName: string;
  readonly objectId: number;
  readonly verificationProtocol?: boolean;
}

interface Sending extends FileWords {
  /** The same for each attempt, so that a file whose answer was lost is not hung twice. */
  readonly requestId: string;
  /** From 0 to 1. */
  readonly onProgress: (part: number) => void;
}

export { newRequestId };

/** Sends one file. Not by `fetch`, which does not tell how far a request has gone. */
export const sendFile = (file: File, { requestId, onProgress, ...words }: Sending): Promise<void> =>
  new Promise((resolve, reject) => {
    const form = new FormData();
    form.append('data', JSON.stringify(words));
    form.append('files', file, file.name);
    const request = new XMLHttpRequest();
    request.open('POST', '/api/file');
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('x-language', currentLanguage());
    request.setRequestHeader(requestIdHeader, requestId);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      if (request.status < 300) resolve();
      else reject(problemError(request.status, parsed(request.responseText)));
    });
    request.addEventListener('error', () => reject(unreachable()));
    request.send(form);
  });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
