import type { Worker } from 'node:worker_threads';
import type { FetchMessageObject } from 'imapflow';
import { afterEach, describe, expect, it } from 'vitest';
import { letter } from '../testing/letter.ts';
import { messageReader, type MessageReader } from './messageReader.ts';

const metadata: FetchMessageObject = {
  uid: 7,
  seq: 1,
  size: 100,
  flags: new Set(['\\Seen']),
  internalDate: new Date(),
};
const emptyPart = '--b\r\nContent-Disposition: attachment\r\n\r\nx\r\n';
let reader: MessageReader | undefined;
afterEach(() => reader?.close());

describe('the thread that parses messages', () => {
  it('reads one message after the other', async () => {
    reader = messageReader();
    for (const subject of ['Pierwszy', 'Drugi'])
      expect(await reader.read(metadata, Buffer.from(letter(subject)))).toMatchObject({
        head: { uid: 7, seen: true },
        fields: { subject, body: expect.stringContaining('Treść') },
        parts: [],
      });
  });

  it('is stopped when a message takes too long; the message is returned as its source', async () => {
    reader = messageReader({ longestMs: 1, memoryMb: 256 });
    const source = Buffer.from(letter('Za długo'));
    const { fields, parts } = await reader.read(metadata, source);
    expect(fields.failure).toBe('not read within 1 ms');
    expect(parts).toMatchObject([{ filename: 'message.eml', size: source.length }]);
    expect(Buffer.from(parts[0]?.content?.bytes ?? [])).toEqual(source);
  });

  it('may fail after its message was given up, without an end of the process', async () => {
    const begun = new Promise<Worker>((resolve) => process.once('worker', resolve));
    reader = messageReader({ longestMs: 1, memoryMb: 256 });
    const reading = reader.read(metadata, Buffer.from(letter('Za długo')));
    const thread = await begun;
    const isHeard = new Promise<boolean>((resolve) => {
      thread.once('exit', () => resolve(thread.emit('error', new Error('too much memory'))));
    });
    await reading;
    expect(await isHeard).toBe(true);
  });

  it('returns a message with more than 500 parts as its source only', async () => {
    reader = messageReader();
    const many = Buffer.from(
      `Content-Type: multipart/mixed; boundary=b\r\n\r\n${emptyPart.repeat(501)}--b--`,
    );
    expect(await reader.read(metadata, many)).toMatchObject({
      fields: { failure: '501 parts' },
      parts: [{ filename: 'message.eml' }],
    });
  });

  it('is stopped when a message takes too much memory; a new thread reads the next one', async () => {
    reader = messageReader({ longestMs: 60_000, memoryMb: 32 });
    const head = 'Subject: Za ciężki\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n';
    const heavy = Buffer.from(`${head}${emptyPart.repeat(40_000)}--b--`);
    expect(await reader.read(metadata, heavy)).toMatchObject({
      fields: { failure: 'too much memory' },
      parts: [{ filename: 'message.eml', size: heavy.length }],
    });
    expect((await reader.read(metadata, Buffer.from(letter('Lekki')))).fields.subject).toBe('Lekki');
  });
});
