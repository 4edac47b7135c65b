import { randomBytes } from 'node:crypto';
import { knownFirms } from '../gus/firms.ts';
import { startOffice, type Office, type OfficeSettings, type Question } from '../officeServer.ts';

export interface TaxRegisters extends Pick<Office, 'behave' | 'close'> {
  readonly whiteListUrl: string;
  readonly viesUrl: string;
}

/** The bank account that every firm has on the simulated white list. */
const account = '61109010140000071219812874';
/** The identifier of an answer, by which a firm can prove later that it asked. */
const proof = (): string => `${randomBytes(3).toString('hex')}-${randomBytes(4).toString('hex')}`;

/** The white list answers always this time, in its own format. */
const askedAt = '23-11-2026 12:00:00';

/** What the white list says of a firm; `subject` is null if it does not know the number. */
const firmAnswer = (nip: string) => {
  const firm = knownFirms.find((known) => known.nip === nip);
  return {
    result: {
      requestId: proof(),
      requestDateTime: askedAt,
      subject: firm
        ? {
            name: firm.name,
            nip,
            statusVat: 'Czynny',
            regon: firm.regon,
            workingAddress: `${firm.street} ${firm.house}, ${firm.postCode} ${firm.locality}`,
            accountNumbers: [account],
            hasVirtualAccounts: false,
          }
        : null,
    },
  };
};

/** Whether the white list has this account for the firm: `TAK` is yes, `NIE` is no. */
const accountAnswer = (nip: string, askedAccount: string) => ({
  result: {
    requestId: proof(),
    requestDateTime: askedAt,
    accountAssigned:
      askedAccount === account && knownFirms.some((known) => known.nip === nip) ? 'TAK' : 'NIE',
  },
});

interface ViesQuestion {
  readonly countryCode: string;
  readonly vatNumber: string;
  readonly requesterNumber?: string;
}

/**
 * The answer of VIES. The simulated VIES knows the Polish firms of `knownFirms`, and every foreign number that does not end with 0.
 * It refuses Great Britain, which is no member of the Union any more.
 */
const viesAnswer = ({ countryCode, vatNumber, requesterNumber }: ViesQuestion) => {
  if (countryCode === 'GB') return { actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] };
  const firm = knownFirms.find((known) => known.nip === vatNumber);
  const valid = countryCode === 'PL' ? firm !== undefined : !vatNumber.endsWith('0');
  return {
    countryCode,
    vatNumber,
    requestDate: new Date().toISOString(),
    valid,
    requestIdentifier: requesterNumber ? `WAPIAAAA${randomBytes(4).toString('hex')}` : '',
    // VIES answers `---` where a country does not tell names or addresses.
    name: firm?.name ?? '---',
    address: '---',
  };
};

/**
 * The answer to a request; undefined if there is no such address. The white list is asked for a firm at
 * `/api/search/nip/<ten digits>`, and whether a firm has an account at `/api/check/nip/<ten digits>/bank-account/<26 digits>`.
 */
const answerTo = ({ method, url: { pathname }, body }: Question): unknown => {
  const [, nip = '', askedAccount] =
    /^\/api\/(?:search|check)\/nip\/(\d{10})(?:\/bank-account\/(\d{26}))?$/.exec(pathname) ?? [];
  if (askedAccount) return accountAnswer(nip, askedAccount);
  if (nip) return firmAnswer(nip);
  if (method === 'POST' && pathname === '/check-vat-number')
    return viesAnswer(JSON.parse(body) as ViesQuestion);
  return undefined;
};

/** The white list of payers of VAT and VIES on this machine, which can be late, wrong and away. */
export async function startTaxRegisters(settings: OfficeSettings): Promise<TaxRegisters> {
  const { url, behave, close } = await startOffice(settings, answerTo);
  return { whiteListUrl: url, viesUrl: url, behave, close };
}
