import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSecretBox } from './secrets.ts';

const box = createSecretBox('a key of this installation');

it('opens what it has sealed', () => {
  expect(box.open(box.seal('hasło do wagi'))).toBe('hasło do wagi');
});

it('never seals the same text to the same letters', () => {
  expect(box.seal('same')).not.toBe(box.seal('same'));
});

it('does not open what was tampered with or sealed under another key', () => {
  const sealed = box.seal('secret');
  expect(() => box.open(`${sealed.slice(0, -2)}AA`)).toThrow();
  expect(() => createSecretBox('another key').open(sealed)).toThrow();
});

it('opens what version 1 has sealed with the same key', () => {
  const first = 'a key of this installation';
  const key = createHash('sha256').update(first).digest();
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const text = Buffer.concat([cipher.update('kept since then', 'utf8'), cipher.final()]);
  const sealed = ['v1', ...[iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))].join(
    '.',
  );
  expect(box.open(sealed)).toBe('kept since then');
  expect(createSecretBox('a new key', first).open(sealed)).toBe('kept since then');
});

it('opens what the key before has sealed, and seals with the new one alone', () => {
  const renewed = createSecretBox('a new key', 'a key of this installation');
  expect(renewed.open(box.seal('secret'))).toBe('secret');
  expect(() => box.open(renewed.seal('secret'))).toThrow();
  expect(createSecretBox('a new key').open(renewed.seal('secret'))).toBe('secret');
});
