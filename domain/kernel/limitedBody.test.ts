import { describe, expect, it } from 'vitest';
import { beginningOfBody, limitedBody, limitedText } from './limitedBody.ts';

const tooLong = () => new Error('too long');

describe('the body of a response', () => {
  it.each([
    ['', 0],
    ['waga', 4],
    ['żwir', 5],
  ])('"%s" is read up to its %i bytes', async (text, bytes) => {
    expect(await limitedText(new Response(text), bytes, tooLong)).toBe(text);
    expect((await limitedBody(new Response(text), bytes, tooLong)).byteLength).toBe(bytes);
    if (bytes > 0)
      await expect(limitedBody(new Response(text), bytes - 1, tooLong)).rejects.toThrow('too long');
  });

  it('a body without an end is not read on after the limit', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull: (to) => {
        sent += 1000;
        to.enqueue(new Uint8Array(1000));
      },
    });
    await expect(limitedBody(new Response(endless), 5000, tooLong)).rejects.toThrow('too long');
    expect(sent).toBeLessThan(10_000);
  });

  it.each([
    ['a long body', 'ab'.repeat(5000), 'abab'],
    ['a short body', 'ab', 'ab'],
  ])('the beginning of %s is read, and no more', async (_kind, text, beginning) => {
    expect(await beginningOfBody(new Response(text), 4)).toBe(beginning);
  });

  it('a response without a body is empty', async () => {
    expect(await limitedText(new Response(null, { status: 204 }), 10, tooLong)).toBe('');
  });
});
