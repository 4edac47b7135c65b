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
