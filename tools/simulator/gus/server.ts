import { randomBytes } from 'node:crypto';
import {
  startOffice,
  type Office,
  type OfficeSettings,
  type Question,
  type Writing,
} from '../officeServer.ts';
import { knownFirms, type KnownFirm } from './firms.ts';

export interface GusSettings extends OfficeSettings {
  /** The key that a caller must sign in with. */
  readonly key: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** The text of the first element with this name in the XML, whatever its prefix; empty if there is none. */
const valueOf = (tag: string, xml: string): string =>
  new RegExp(`<(?:\\w+:)?${tag}>([^<]*)</`).exec(xml)?.[1] ?? '';

/** The answer that describes a firm, and the answer that gives an error: XML with the tags of the register. */
const row = ({ nip, regon, name, street, house, postCode, locality }: KnownFirm): string =>
  `<root><dane><Regon>${regon}</Regon><Nip>${nip}</Nip><StatusNip /><Nazwa>${escaped(name)}</Nazwa><Wojewodztwo>POMORSKIE</Wojewodztwo><Miejscowosc>${locality}</Miejscowosc><KodPocztowy>${postCode}</KodPocztowy><Ulica>${street}</Ulica><NrNieruchomosci>${house}</NrNieruchomosci><NrLokalu /><Typ>P</Typ><SilosID>6</SilosID><DataZakonczeniaDzialalnosci /><MiejscowoscPoczty>${locality}</MiejscowoscPoczty></dane></root>`;
const fault = (code: number, words: string): string =>
  `<root><dane><ErrorCode>${code}</ErrorCode><ErrorMessagePl>${words}</ErrorMessagePl></dane></root>`;

interface Answer {
  readonly action: string;
  readonly result: string;
}

const boundary = 'uuid:simulator';

/** SOAP 1.2 in a multipart message. Its answer in another shape describes a person instead of a firm. */
const inSoap: Writing<Answer> = {
  contentType: `multipart/related; type="application/xop+xml"; boundary="${boundary}"`,
  textOf: ({ action, result }) =>
    `--${boundary}\r\nContent-Type: application/xop+xml; charset=utf-8\r\n\r\n<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body><${action}Response xmlns="http://CIS/BIR/PUBL/2014/07"><${action}Result>${escaped(result)}</${action}Result></${action}Response></s:Body></s:Envelope>\r\n--${boundary}--`,
  otherShape: ({ action }) => ({ action, result: '<root><dane><Imie>Jan</Imie></dane></root>' }),
};

/** The register of firms (GUS, BIR1) on this machine, with sessions. It can be late, wrong and away. */
export async function startGus({ key, ...settings }: GusSettings): Promise<Office> {
  const sessions = new Set<string>();

  const resultOf = (action: string, body: string, session: string): string => {
    if (action === 'Zaloguj') {
      if (valueOf('pKluczUzytkownika', body) !== key) return '';
      const newSession = randomBytes(10).toString('hex');
      sessions.add(newSession);
      return newSession;
    }
    if (action === 'Wyloguj') return String(sessions.delete(valueOf('pIdentyfikatorSesji', body)));
    // The codes 7 and 4 are the register's own: no session, and no such firm.
    if (!sessions.has(session)) return fault(7, 'Brak sesji');
    const nip = valueOf('Nip', body);
    const found = knownFirms.find((firm) => firm.nip === nip);
    return found ? row(found) : fault(4, 'Nie znaleziono podmiotu dla podanych kryteriów wyszukiwania.');
  };
  const answerTo = ({ body, headers }: Question): Answer => {
    const action = valueOf('Action', body).split('/').at(-1) ?? '';
    return { action, result: resultOf(action, body, String(headers.sid ?? '')) };
  };

  const office = await startOffice(settings, answerTo, inSoap);
  return { ...office, url: `${office.url}/` };
}
