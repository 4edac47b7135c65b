import type { FetchMessageObject } from 'imapflow';
import { afterEach, describe, expect, it } from 'vitest';
import { letter } from '../testing/letter.ts';
import { messageReader, type MessageReader } from './messageReader.ts';

const about: FetchMessageObject = {
  uid: 7,
  seq: 1,
  size: 100,
  flags: new Set(['\\Seen']),
  internalDate: new Date(),
};
let reader: MessageReader | undefined;
afterEach(() => reader?.close());

describe('the thread that takes messages apart', () => {
  it('reads one message after the other', async () => {
    reader = messageReader();
    for (const subject of ['Pierwszy', 'Drugi'])
      expect(await reader.read(about, Buffer.from(letter(subject)))).toMatchObject({
        head: { uid: 7, seen: true },
        fields: { subject, body: expect.stringContaining('Treść') },
        parts: [],
      });
  });

  it('is ended when a message takes too long; the message keeps its source', async () => {
    reader = messageReader({ longestMs: 1, memoryMb: 256 });
    const source = Buffer.from(letter('Za długo'));
    const { fields, parts } = await reader.read(about, source);
    expect(fields.failure).toBe('not read within 1 ms');
    expect(parts).toMatchObject([{ filename: 'message.eml', size: source.length }]);
    expect(Buffer.from(parts[0]?.content?.bytes ?? [])).toEqual(source);
  });

  it('stores a message of more than 500 parts with its source, not with its parts', async () => {
    reader = messageReader();
    const part = '--b\r\nContent-Disposition: attachment\r\n\r\nx\r\n';
    const many = Buffer.from(`Content-Type: multipart/mixed; boundary=b\r\n\r\n${part.repeat(501)}--b--`);
    expect(await reader.read(about, many)).toMatchObject({
      fields: { failure: '501 parts' },
      parts: [{ filename: 'message.eml' }],
    });
  });

  it('is ended when a message takes too much memory, and begins anew for the next one', async () => {
    reader = messageReader({ longestMs: 60_000, memoryMb: 32 });
    const part = '--b\r\nContent-Disposition: attachment\r\n\r\nx\r\n';
    const head = 'Subject: Za ciężki\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n';
    const heavy = Buffer.from(`${head}${part.repeat(40_000)}--b--`);
    expect(await reader.read(about, heavy)).toMatchObject({
      fields: { failure: 'too much memory' },
      parts: [{ filename: 'message.eml', size: heavy.length }],
    });
    expect((await reader.read(about, Buffer.from(letter('Lekki')))).fields.subject).toBe('Lekki');
  });
});
