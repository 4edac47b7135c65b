import { expect, it, vi } from 'vitest';

// Modules read the language from it when they are loaded.
vi.stubGlobal('localStorage', { getItem: () => 'en' });
const { sendFile } = await import('./sendFile.ts');
const { resumeAfterSignIn, setWorkingPerson } = await import('./signInAgain.ts');

const signedOut = { code: 'not_signed_in', detail: 'Sign in.', status: 401, params: {} };
let isSignedIn = false;
const sentIds: string[] = [];

/** What `sendFile` uses of a browser's request: it is answered as soon as it is sent. */
class AnsweredRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  open = () => undefined;
  setRequestHeader(name: string, value: string): void {
    if (name === 'idempotency-key') sentIds.push(value);
  }
  send(): void {
    this.status = isSignedIn ? 200 : 401;
    this.responseText = JSON.stringify(isSignedIn ? [] : signedOut);
    this.dispatchEvent(new Event('load'));
  }
}

it('a file is sent once the person whose session has ended has signed in again', async () => {
  vi.stubGlobal('XMLHttpRequest', AnsweredRequest);
  setWorkingPerson(1);
  const sent = sendFile(new File(['x'], 'x.txt'), {
    objectName: 'vehicle',
    objectId: 1,
    requestId: 'one',
    onProgress: () => undefined,
  });
  await vi.waitFor(() => expect(sentIds).toEqual(['one']));
  isSignedIn = true;
  resumeAfterSignIn();
  await expect(sent).resolves.toBeUndefined();
  expect(sentIds).toEqual(['one', 'one']);
});
