import { fa3Form } from '#domain/finance/fa3.ts';
import {
  certificatesAnswer,
  invoiceStatus,
  metadataAnswer,
  referenceAnswer,
  sessionInvoices,
  type KsefInvoiceStatus,
} from './answers.ts';
import {
  encrypted,
  ministryKey,
  newSessionKey,
  encryptedFor,
  sha256,
  type SessionKey,
} from './encryption.ts';
import { askKsef, KsefSignedOut, readAnswer } from './request.ts';
import { signIn, type KsefAccess, type KsefFirm } from './signIn.ts';

/** An open session. Its key is sent to the ministry only. */
interface KsefSession {
  readonly reference: string;
  readonly key: SessionKey;
}

/** The client of KSeF 2.0. Every call throws what `askKsef` throws. */
export interface KsefClient {
  openSession(firm: KsefFirm): Promise<KsefSession>;
  /** @returns the reference under which the session keeps the invoice */
  send(
    firm: KsefFirm,
    session: KsefSession,
    invoice: { readonly xml: string; readonly offline: boolean },
  ): Promise<string>;
  closeSession(firm: KsefFirm, sessionReference: string): Promise<void>;
  statusOf(firm: KsefFirm, sessionReference: string, invoiceReference: string): Promise<KsefInvoiceStatus>;
  /** The invoice with this hash in a session, in any state; undefined if the session does not have it. */
  findInSession(
    firm: KsefFirm,
    sessionReference: string,
    hash: string,
  ): Promise<KsefInvoiceStatus | undefined>;
  /** The invoice that KSeF has with our number. @param around its date of issue, in ISO format */
  findByNumber(
    firm: KsefFirm,
    number: string,
    around: string,
  ): Promise<{ readonly ksefNumber: string; readonly hash: string; readonly acquiredAt: string } | undefined>;
  /** The official receipt, XML. */
  receipt(firm: KsefFirm, sessionReference: string, ksefNumber: string): Promise<string>;
}

/** A token that expires within this time is renewed before it is used (ms). */
const marginMs = 30_000;
const monthMs = 31 * 24 * 3_600_000;

/** A client that signs firms in by itself, and keeps their tokens. @param url the base address of the API, with its version */
export function createKsefClient(url: string): KsefClient {
  const ask = signedInAsker(url);

  return {
    openSession: async (firm) => {
      const key = newSessionKey();
      const answer = await ask(firm, {
        path: '/sessions/online',
        method: 'POST',
        body: sessionBody(await ministryKeyAt(url), key),
      });
      return { reference: readAnswer(referenceAnswer, answer).referenceNumber, key };
    },
    send: async (firm, { reference, key }, { xml, offline }) => {
      const answer = await ask(firm, {
        path: `/sessions/online/${reference}/invoices`,
        method: 'POST',
        body: invoiceBody(key, xml, offline),
      });
      return readAnswer(referenceAnswer, answer).referenceNumber;
    },
    closeSession: async (firm, reference) => {
      await ask(firm, { path: `/sessions/online/${reference}/close`, method: 'POST' });
    },
    statusOf: async (firm, session, reference) =>
      readAnswer(invoiceStatus, await ask(firm, { path: `/sessions/${session}/invoices/${reference}` })),
    findInSession: async (firm, session, hash) => {
      let continuation: string | null | undefined;
      do {
        const answer = await ask(firm, {
          path: `/sessions/${session}/invoices`,
          ...(continuation ? { headers: { 'x-continuation-token': continuation } } : {}),
        });
        const { invoices, continuationToken } = readAnswer(sessionInvoices, answer);
        const found = invoices.find(({ invoiceHash }) => invoiceHash === hash);
        if (found) return found;
        // Without this error, KSeF would be asked for the same page without end.
        if (continuationToken && continuationToken === continuation)
          throw new Error('KSeF names the same page again');
        continuation = continuationToken;
      } while (continuation);
      return undefined;
    },
    findByNumber: async (firm, number, around) => {
      const answer = await ask(firm, {
        path: '/invoices/query/metadata?pageSize=10',
        method: 'POST',
        body: issuedAround(number, Date.parse(around)),
      });
      const found = readAnswer(metadataAnswer, answer).invoices.find(
        ({ invoiceNumber }) => invoiceNumber === number,
      );
      if (!found) return undefined;
      const { ksefNumber, invoiceHash, acquisitionDate } = found;
      return { ksefNumber, hash: invoiceHash, acquiredAt: acquisitionDate };
    },
    receipt: async (firm, session, ksefNumber) =>
      (await ask(firm, { path: `/sessions/${session}/invoices/ksef/${ksefNumber}/upo` })).text,
  };
}

type MinistryKey = ReturnType<typeof ministryKey>;

/** The key of the ministry for which session keys are encrypted at this time. */
const ministryKeyAt = async (url: string): Promise<MinistryKey> => {
  const certificates = await askKsef({ url, path: '/security/public-key-certificates' });
  return ministryKey(readAnswer(certificatesAnswer, certificates), 'SymmetricKeyEncryption', new Date());
};

/** What opens a session. Its invoices are encrypted with our `key`, and our key so that only the ministry can read it. */
const sessionBody = (ministry: MinistryKey, { key, iv }: SessionKey) => ({
  formCode: fa3Form,
  encryption: {
    encryptedSymmetricKey: encryptedFor(ministry, key),
    initializationVector: iv.toString('base64'),
    publicKeyId: ministry.id,
  },
});

/** An invoice as a session takes it: encrypted, with the hashes of both forms. */
const invoiceBody = (key: SessionKey, xml: string, offline: boolean) => {
  const plain = Buffer.from(xml);
  const encryptedXml = encrypted(key, plain);
  return {
    invoiceHash: sha256(plain),
    invoiceSize: plain.length,
    encryptedInvoiceHash: sha256(encryptedXml),
    encryptedInvoiceSize: encryptedXml.length,
    encryptedInvoiceContent: encryptedXml.toString('base64'),
    offlineMode: offline,
  };
};

/** Sends a request as a firm. The address and the token are added to the request. */
type Ask = (
  firm: KsefFirm,
  request: Omit<Parameters<typeof askKsef>[0], 'url' | 'token'>,
) => ReturnType<typeof askKsef>;

/** Asks KSeF as a firm, which it signs in when it has no token or one that soon expires. */
const signedInAsker = (url: string): Ask => {
  const accesses = new Map<string, KsefAccess>();
  const accessOf = async (firm: KsefFirm): Promise<string> => {
    const lastAccess = accesses.get(firm.nip);
    if (lastAccess && Date.parse(lastAccess.validUntil) - marginMs > Date.now()) return lastAccess.token;
    const access = await signIn(url, firm);
    accesses.set(firm.nip, access);
    return access.token;
  };
  return async (firm, request) => {
    try {
      return await askKsef({ url, token: await accessOf(firm), ...request });
    } catch (error) {
      // KSeF does not accept the token any more. The next request signs the firm in again.
      if (error instanceof KsefSignedOut) accesses.delete(firm.nip);
      throw error;
    }
  };
};

/**
 * Our invoices of this number that were issued within a month of a time (ms since 1970). `Subject1` is the seller: without it
 * invoices to us would be found too.
 */
const issuedAround = (number: string, at: number) => ({
  subjectType: 'Subject1',
  dateRange: {
    dateType: 'Issue',
    from: new Date(at - monthMs).toISOString(),
    to: new Date(at + monthMs).toISOString(),
  },
  invoiceNumber: number,
});
