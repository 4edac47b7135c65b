import { expect, it } from 'vitest';
import { authorizationFor } from './digestAuth.ts';

const answerTo = (header: string) =>
  authorizationFor(header, 'GET', '/snap?channel=1', { user: 'scale', password: 's3cret' });

it('a camera that offers Basic beside Digest gets the answer to its Digest, with the realm of that', () => {
  const digest = 'Digest realm="cam, 1", nonce="n1", algorithm=MD5';
  const alone = answerTo(digest);
  expect(alone).toMatch(/^Digest username="scale", realm="cam, 1", nonce="n1", /);
  expect(answerTo(`${digest}, Basic realm="device"`)).toBe(alone);
  expect(answerTo(`Basic realm="device", ${digest}`)).toBe(alone);
});

it('a user name with a quotation mark or a backslash stands in the answer as the quoted text that the standard asks for', () => {
  const credentials = { user: String.raw`o"neil\x`, password: 's3cret' };
  const answer = authorizationFor('Digest realm="cam", nonce="n1"', 'GET', '/snap', credentials);
  expect(answer).toContain(String.raw`username="o\"neil\\x", realm="cam"`);
});

it('a camera that offers several algorithms gets the answer to the first one that we know', () => {
  const [unknown, known, other] = [
    'Digest realm="cam", nonce="n1", algorithm=SHA-512-256',
    'Digest realm="cam", nonce="n2", algorithm=SHA-256',
    'Digest realm="cam", nonce="n3", algorithm=MD5',
  ];
  expect(answerTo([unknown, known, other].join(', '))).toBe(answerTo(known));
  expect(answerTo(unknown)).toBeUndefined();
});

it('a camera that offers Basic alone gets it, and one that offers neither gets nothing', () => {
  expect(answerTo('Basic realm="cam"')).toBe(`Basic ${Buffer.from('scale:s3cret').toString('base64')}`);
  expect(answerTo('Bearer realm="cam"')).toBeUndefined();
});
