/** The GSM 03.38 alphabet: a text of these characters alone takes one unit each, 160 to a message. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Its extension: reachable by an escape, so that each takes two units. */
const extended = '^{}\\[~]|€';

/** The specification's cut, and the length of one message in the GSM alphabet. */
export const smsLength = 160;
/** The length of one message with any character outside the GSM alphabet. */
export const unicodeSmsLength = 70;

// prettier-ignore
const latin: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' };
// prettier-ignore
const signs: Readonly<Record<string, string>> = {
  '„': '"', '”': '"', '“': '"', '’': "'", '‘': "'", '–': '-', '—': '-', '…': '...', '\u00a0': ' ',
};
/** Ukrainian by the official table of 2010, simplified to one spelling a letter; Russian letters beside it. */
// prettier-ignore
const cyrillic: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'h', ґ: 'g', д: 'd', е: 'e', є: 'ie', ж: 'zh', з: 'z', и: 'y', і: 'i', ї: 'i', й: 'i',
  к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch',
  ш: 'sh', щ: 'shch', ь: '', ю: 'iu', я: 'ia', ё: 'io', ы: 'y', э: 'e', ъ: '',
};

const capitalised = (letters: string): string => letters.charAt(0).toUpperCase() + letters.slice(1);

const isGsm = (character: string): boolean => basic.includes(character) || extended.includes(character);
const isCyrillic = (character: string): boolean => /\p{Script=Cyrillic}/u.test(character);

const transliterated = (character: string): string => {
  if (isGsm(character)) return character;
  const direct = latin[character] ?? signs[character] ?? cyrillic[character];
  if (direct !== undefined) return direct;
  const small = cyrillic[character.toLowerCase()];
  if (small !== undefined) return capitalised(small);
  const bare = character.normalize('NFD').replace(/\p{M}/gu, '');
  return [...bare].map((part) => (isGsm(part) ? part : '?')).join('');
};

/** The text in the GSM alphabet: letters with strokes and hooks lose them, Cyrillic is spelled in Latin. */
export const toGsm7 = (text: string): string => [...text.normalize('NFC')].map(transliterated).join('');

const unitsOf = (character: string, gsm: boolean): number => {
  if (!gsm) return character.length;
  return extended.includes(character) ? 2 : 1;
};

export interface SmsSize {
  readonly encoding: 'gsm7' | 'ucs2';
  /** Septets, or UTF-16 units. */
  readonly units: number;
  /** Messages it is sent as. */
  readonly parts: number;
  /** Units that as many messages hold. */
  readonly room: number;
}

export const smsSize = (text: string): SmsSize => {
  const gsm = [...text].every(isGsm);
  const units = [...text].reduce((sum, character) => sum + unitsOf(character, gsm), 0);
  const [single, part] = gsm ? [smsLength, 153] : [unicodeSmsLength, 67];
  const parts = units <= single ? 1 : Math.ceil(units / part);
  return { encoding: gsm ? 'gsm7' : 'ucs2', units, parts, room: parts === 1 ? single : parts * part };
};

const cut = (text: string, limit: number, gsm: boolean): string => {
  let units = 0;
  let kept = '';
  for (const character of text) {
    units += unitsOf(character, gsm);
    if (units > limit) break;
    kept += character;
  }
  return kept;
};

/** Whether letters that GSM does not know lose their strokes and hooks, so that 160 fit one message, or are kept, 70 to one. */
export const smsLetters = ['plain', 'kept'] as const;
export type SmsLetters = (typeof smsLetters)[number];

/** What is left where a text was cut through a character of two units. */
const halfCharacter = /\p{Surrogate}$/u;

/**
 * The text as it goes out. `plain`: Cyrillic stays when one message holds it, everything else is GSM, cut to one message.
 * `kept`: as it was written, cut to 160 characters, which may be three messages.
 */
export const smsBody = (text: string, letters: SmsLetters): string => {
  if (letters === 'kept') return text.normalize('NFC').slice(0, smsLength).replace(halfCharacter, '');
  const readable = [...text.normalize('NFC')]
    .map((character) => (isCyrillic(character) ? character : transliterated(character)))
    .join('');
  if ([...text].some(isCyrillic) && smsSize(readable).parts === 1) return readable;
  return cut(toGsm7(text), smsLength, true);
};

/** Whether a message does not hold the whole text. */
export const isCut = (text: string, letters: SmsLetters): boolean =>
  letters === 'kept' ? text.normalize('NFC').length > smsLength : smsSize(toGsm7(text)).parts > 1;
