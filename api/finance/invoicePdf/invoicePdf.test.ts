import { constants, verify, X509Certificate } from 'node:crypto';
import { sql } from 'kysely';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fa3 } from '#domain/finance/fa3.ts';
import { certificateSignedText } from '#domain/finance/ksefLinks.ts';
import { taxInGross } from '#domain/finance/vat.rules.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { startTestApi, type TestApi } from '../../testing/testApi.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { certificateLink } from './certificateLink.ts';

const qrUrl = 'https://qr-test.ksef.mf.gov.pl';
const invoice = {
  sellerNip: '1111111111',
  issuedOn: '2026-02-01',
  hash: 'UtQp9Gpc51y+u3xApZjIjgkpZ01js+J8KflSPW8WzIE=',
};
const certificateOf = async (keyType: 'ec' | 'rsa') => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'Offline' }], {
    keyType,
    keySize: 2048,
    algorithm: 'sha256',
  });
  return { key, certificate: cert };
};

describe('KOD II', () => {
  it('signs the text that the description of KSeF shows', () => {
    expect(certificateSignedText(qrUrl, { ...invoice, serialNumber: '01F20A5D352AE590' })).toBe(
      'qr-test.ksef.mf.gov.pl/certificate/Nip/1111111111/1111111111/01F20A5D352AE590/UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE',
    );
  });

  it.each(['ec', 'rsa'] as const)(
    'is verified with the certificate of a key of the kind %s',
    async (kind) => {
      const { certificate, key } = await certificateOf(kind);
      const link = certificateLink(qrUrl, invoice, { certificate, key });
      const known = new X509Certificate(certificate);
      const [, text = '', signature = ''] = /^https:\/\/(.+)\/([\w-]+)$/.exec(link) ?? [];
      expect(text).toContain(`/1111111111/${known.serialNumber.toUpperCase()}/`);
      const how =
        kind === 'ec'
          ? { dsaEncoding: 'ieee-p1363' as const }
          : { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 };
      const signed = Buffer.from(signature, 'base64url');
      expect(verify('sha256', Buffer.from(text), { key: known.publicKey, ...how }, signed)).toBe(true);
    },
  );
});

describe('an invoice as PDF', () => {
  let api: TestApi;
  let operator: Visitor;
  let firmId: number;

  beforeAll(async () => {
    api = await startTestApi();
    operator = await api.signedIn('operator');
    const { rows } = await sql<{ id: number }>`select id from firm order by id limit 1`.execute(
      api.database.sql,
    );
    firmId = rows[0]?.id ?? 0;
  });
  afterAll(() => api?.close());

  const issue = async (some: Record<string, unknown> = {}): Promise<number> => {
    const { lines, ...sums } = taxInGross([{ gross: '50.00', vatCode: '23' }]);
    const { id } = await api.database.records.create(systemActor, 'invoice', {
      firm: firmId,
      sellerNip: '5260250995',
      issuedOn: '2026-11-20',
      xmlHash: invoice.hash,
      ...some,
    });
    const xml = fa3({
      madeAt: '2026-11-20T10:15:00.000Z',
      number: `FV-${id}`,
      issuedOn: '2026-11-20',
      soldOn: '2026-11-20',
      seller: { nip: '5260250995', name: 'Terminal Sp. z o.o.', address: 'ul. Portowa 1, Gdańsk' },
      buyer: { country: 'PL', number: '5261040567', name: 'Przewoźnik Sp. z o.o.', address: null },
      lines: lines.map((amounts) => ({ ...amounts, name: 'Postój', quantity: '1.00', vatCode: '23' })),
      ...sums,
      exemption: null,
      payment: { paidOn: '2026-11-20', means: 'cash' },
      notes: {},
    });
    await sql`insert into invoice_paper (invoice_id, kind, content) values (${id}, 'xml', ${xml})`.execute(
      api.database.sql,
    );
    return id;
  };
  /** Links of a PDF stand in it as plain text. */
  const linksIn = async (id: number): Promise<string[]> => {
    const { status, headers, body } = await operator.get(`/invoices/${id}/pdf`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    return [...String(body).matchAll(/\/URI \((.+?)\)/g)].map(([, link = '']) => link);
  };

  it('has KOD I, and no KOD II while the firm has no certificate', async () => {
    const [check, ...others] = await linksIn(await issue());
    expect(check).toContain('/invoice/5260250995/20-11-2026/UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE');
    expect(others).toEqual([]);
  });

  it('is missing while its XML is', async () => {
    const { id } = await api.database.records.create(systemActor, 'invoice', { firm: firmId });
    expect(await operator.get(`/invoices/${id}/pdf`)).toMatchObject({
      status: 404,
      body: { code: 'invoice_paper_missing' },
    });
  });

  it('has KOD II where it was issued offline, and not once KSeF took it online', async () => {
    const { certificate, key } = await certificateOf('ec');
    const other = await certificateOf('ec');
    const write = (input: object) =>
      api.database.records.update(systemActor, 'firm', firmId, input as Record<string, unknown>);
    for (const wrong of [
      { ksefCertificate: certificate, ksefCertificateKey: other.key },
      { ksefCertificate: certificate },
      { ksefCertificate: 'nic', ksefCertificateKey: key },
    ])
      await expect(write(wrong)).rejects.toMatchObject({
        errors: [{ field: 'ksefCertificate', code: 'certificate_key_mismatch' }],
      });
    await write({ ksefCertificate: certificate, ksefCertificateKey: key });

    const offline = await issue();
    expect(await linksIn(offline)).toHaveLength(2);
    expect((await operator.get(`/invoices/${offline}/ksef`)).body).toMatchObject({
      label: 'OFFLINE',
      certificateLink: expect.stringContaining('/certificate/Nip/5260250995/5260250995/'),
    });
    const ksefNumber = '5265877635-20250826-0100001AF629-AF';
    expect(await linksIn(await issue({ ksefNumber }))).toHaveLength(1);
  });
});
