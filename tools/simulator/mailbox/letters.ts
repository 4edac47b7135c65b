import PostalMime, { type Address } from 'postal-mime';

/** One received e-mail. */
export interface TakenLetter {
  readonly id: number;
  readonly at: string;
  readonly messageId: string;
  readonly from: string;
  /** The recipients of the envelope, also those that its header does not name. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly attachments: readonly { readonly filename: string; readonly size: number }[];
  readonly headers: Readonly<Record<string, string>>;
}

export interface LetterStore {
  readonly all: readonly TakenLetter[];
  take(raw: Buffer, to: readonly string[]): Promise<TakenLetter>;
  empty(): void;
}

/** So many letters are kept. Older ones are deleted. */
const mostKept = 500;

/** Keeps the received letters, newest last. */
export function createLetterStore(): LetterStore {
  const all: TakenLetter[] = [];
  let lastId = 0;
  return {
    all,
    take: async (raw, to) => {
      const mail = await PostalMime.parse(raw);
      lastId += 1;
      const letter: TakenLetter = {
        id: lastId,
        at: new Date().toISOString(),
        messageId: mail.messageId ?? '',
        from: addressText(mail.from),
        to,
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html ?? null,
        attachments: mail.attachments.map(({ filename, content }) => ({
          filename: filename ?? '',
          size: typeof content === 'string' ? content.length : content.byteLength,
        })),
        headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
      };
      all.push(letter);
      if (all.length > mostKept) all.shift();
      return letter;
    },
    empty: () => void all.splice(0),
  };
}

const addressText = (address: Address | undefined): string => {
  if (!address) return '';
  return address.name ? `${address.name} <${address.address ?? ''}>` : (address.address ?? '');
};
