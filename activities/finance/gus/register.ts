import { XMLParser } from 'fast-xml-parser';
import { fail } from '#domain/kernel/fail.ts';
import { limitedText } from '#domain/kernel/limitedBody.ts';
import type { RegisteredFirm } from '#domain/finance/registeredFirm.ts';

/** The register of firms of the statistical office (GUS, REGON, BIR1). */
export interface FirmRegister {
  /**
   * @param key the key by which the register knows our firm, not encrypted
   * @param nip the Polish tax number, which the callers have checked
   * @throws firm_not_found; any other error means that the register cannot be reached or accepts no requests now
   */
  byNip(key: string, nip: string): Promise<RegisteredFirm>;
}

const namespace = 'http://CIS/BIR/PUBL/2014/07';
const service = `${namespace}/IUslugaBIRzewnPubl`;
const patienceMs = 8_000;
/** The limit of an answer in bytes. The data of one firm have a few kilobytes. */
const mostBytes = 500_000;
const parser = new XMLParser({ parseTagValue: false, removeNSPrefix: true });

/** BIR1 over SOAP 1.2: sign in, ask by NIP, sign out. */
export function gusRegister(url: string): FirmRegister {
  const call = async (action: string, body: string, session = ''): Promise<string> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/soap+xml; charset=utf-8',
        ...(session ? { sid: session } : {}),
      },
      body: envelope(url, action, body),
      // Only the server that the settings name may answer.
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!response.ok) throw new Error(`The register of firms answered ${response.status}`);
    // The answer comes as one part of a multipart message; the result in it is XML written as text.
    const answer = await limitedText(response, mostBytes, tooLong);
    const [, result = ''] = new RegExp(`<${action}Result>([\\s\\S]*?)</${action}Result>`).exec(answer) ?? [];
    return unescaped(result);
  };

  return {
    byNip: async (key, nip) => {
      const session = await call('Zaloguj', `<ns:pKluczUzytkownika>${escaped(key)}</ns:pKluczUzytkownika>`);
      if (session === '') throw new Error('The register of firms does not take our key');
      try {
        const question = `<ns:pParametryWyszukiwania xmlns:dat="${namespace}/DataContract"><dat:Nip>${nip}</dat:Nip></ns:pParametryWyszukiwania>`;
        return firmIn(await call('DaneSzukajPodmioty', question, session), nip);
      } finally {
        const goodbye = `<ns:pIdentyfikatorSesji>${escaped(session)}</ns:pIdentyfikatorSesji>`;
        // A session that is not closed ends by itself, so an error here does not matter.
        await call('Wyloguj', goodbye, session).catch(() => undefined);
      }
    },
  };
}

const tooLong = () => new Error('The register of firms answered more than one firm');

const envelope = (url: string, action: string, body: string): string =>
  `<soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope" xmlns:ns="${namespace}"><soap:Header xmlns:wsa="http://www.w3.org/2005/08/addressing"><wsa:To>${escaped(url)}</wsa:To><wsa:Action>${service}/${action}</wsa:Action></soap:Header><soap:Body><ns:${action}>${body}</ns:${action}></soap:Body></soap:Envelope>`;

/** One answer: a firm, or an error, under the Polish names that the register uses. */
interface Dane {
  readonly ErrorCode?: string;
  readonly ErrorMessagePl?: string;
  readonly Nip?: string;
  readonly Nazwa?: string;
  readonly Regon?: string;
  readonly Ulica?: string;
  readonly NrNieruchomosci?: string;
  readonly NrLokalu?: string;
  readonly KodPocztowy?: string;
  readonly Miejscowosc?: string;
  readonly DataZakonczeniaDzialalnosci?: string;
}

/** Code 4 means that nothing was found. The others mean a wrong request or an expired session. */
const notFound = '4';

const firmIn = (xml: string, nip: string): RegisteredFirm => {
  const { root } = parser.parse(xml) as { root?: { dane?: Dane | Dane[] } };
  // The parser gives an array only if there are several.
  const [dane] = [root?.dane ?? []].flat();
  if (dane?.ErrorCode === notFound) throw fail('firm_not_found');
  if (!dane || dane.ErrorCode !== undefined || !dane.Nazwa)
    throw new Error(`The register of firms did not answer the question: ${dane?.ErrorMessagePl ?? ''}`);
  if (dane.Nip !== nip) throw new Error('The register of firms answered with another firm');
  const { Ulica = '', NrNieruchomosci = '', NrLokalu = '', KodPocztowy = '', Miejscowosc = '' } = dane;
  const house = NrLokalu ? `${NrNieruchomosci} lok. ${NrLokalu}` : NrNieruchomosci;
  // In a village without streets, the name of the village stands before the number of the house.
  const street = [Ulica || Miejscowosc, house].filter(Boolean).join(' ');
  return {
    nip,
    name: dane.Nazwa.trim(),
    regon: dane.Regon ?? null,
    street,
    postCode: KodPocztowy,
    locality: Miejscowosc,
    address: [street, [KodPocztowy, Miejscowosc].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    ended: dane.DataZakonczeniaDzialalnosci || null,
  };
};

/** The five entities that XML names. `escaped` writes the same characters by their numbers. */
const signs = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' } as const;
const unescaped = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|apos|amp);/g, (sign) => signs[sign as keyof typeof signs]);
const escaped = (text: string): string => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
