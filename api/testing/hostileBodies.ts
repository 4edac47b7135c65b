import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A text that is in most of the bodies below. It stands for a secret, so tests look for it in the log, where it must not be. */
export const marker = 'Tajne-Haslo-123';

export interface HostileBody {
  readonly headers: Readonly<Record<string, string>>;
  readonly content: Buffer | string;
}

const json = (content: Buffer | string, headers: Record<string, string> = {}): HostileBody => ({
  headers: { 'content-type': 'application/json', ...headers },
  content,
});
const packed = (encoding: string, content: Buffer): HostileBody =>
  json(content, { 'content-encoding': encoding });
const junk = Buffer.from(`\u0001\u0002${marker}`.repeat(200));
const fields = (count: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, marker])));

/** Bodies that no call can read. */
export const unreadableBodies: Readonly<Record<string, HostileBody>> = {
  'lists nested without end': json(`["${marker}",`.repeat(20_000)),
  'closed lists nested deeply': json(`${'['.repeat(200_000)}${']'.repeat(200_000)}`),
  'objects nested deeply': json(`${'{"a":'.repeat(60_000)}"${marker}"${'}'.repeat(60_000)}`),
  'more than a megabyte': json(`{"password":"${marker.repeat(90_000)}"}`),
  'a form of more than a thousand fields': {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    content: `password=${marker}&`.repeat(4000),
  },
  'a form in a strange alphabet': {
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=klingon' },
    content: `password=${marker}`,
  },
  'JSON in a strange alphabet': json(`{"password":"${marker}"}`, {
    'content-type': 'application/json; charset=klingon',
  }),
  'junk said to be gzip': packed('gzip', junk),
  'junk said to be deflate': packed('deflate', junk),
  'junk said to be brotli': packed('br', junk),
  'junk said to be zstd': packed('zstd', junk),
  'an unknown packing': packed('klingon', junk),
  'a gzip that is cut off': packed('gzip', gzipSync(fields(5000)).subarray(0, 500)),
  'a gzip bomb': packed('gzip', gzipSync(Buffer.alloc(50_000_000, 32))),
  'a brotli bomb': packed('br', brotliCompressSync(Buffer.alloc(50_000_000, 32))),
  'bytes that are no text': json(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x22, 0x3a, 0x31, 0x7d, 0xff])),
  'a character of code 0': json(`{"password":"${marker}\\u0000"}`),
  'half a character': json(`{"password":"${marker}\\ud800"}`),
  'a type that nothing reads': { headers: { 'content-type': 'text/xml' }, content: `<a>${marker}</a>` },
};

/** Bodies that can be read and mean nothing to most calls. */
export const senselessBodies: Readonly<Record<string, HostileBody>> = {
  'four thousand unknown fields': json(fields(4000)),
  'a list': json(`["${marker}"]`),
  'a name of every JavaScript object': json(
    `{"__proto__":{"fullRights":true},"constructor":"${marker}","toString":1}`,
  ),
};
