import { beginningOf } from '../kernel/shortText.ts';

/** The GSM 03.38 alphabet: each of these characters takes one unit, and a message has 160 units. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** The extension of the alphabet: each character needs an escape, so it takes two units. */
const extended = '^{}\\[~]|€';

/** The longest SMS of the specification, and the length of one message in the GSM alphabet. */
export const smsLength = 160;
/** The length of one message with any character outside the GSM alphabet. */
const unicodeSmsLength = 70;

/** The letters whose stroke Unicode does not treat as an accent, so that `normalize('NFD')` does not take it off. */
// prettier-ignore
const latin: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' };
// prettier-ignore
const signs: Readonly<Record<string, string>> = {
  '„': '"', '”': '"', '“': '"', '’': "'", '‘': "'", '–': '-', '—': '-', '→': '->', '…': '...', '\u00a0': ' ',
};
/** Ukrainian by the official table of 2010, simplified to one spelling per letter; Russian letters are added. */
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

/** The text in the GSM alphabet: letters lose their diacritics, Cyrillic is transliterated to Latin. */
export function toGsm7(text: string): string {
  return [...text.normalize('NFC')].map(transliterated).join('');
}

const unitsOf = (character: string, isGsmText: boolean): number => {
  if (!isGsmText) return character.length;
  return extended.includes(character) ? 2 : 1;
};

export interface SmsSize {
  readonly encoding: 'gsm7' | 'ucs2';
  /** Septets or UTF-16 units. */
  readonly units: number;
  /** The number of messages it is sent as. */
  readonly parts: number;
  /** The number of units that this many messages hold. */
  readonly room: number;
}

/** The size of a text as an SMS. Each part of a longer text is shorter, because a header in it says how to join the parts. */
export function smsSize(text: string): SmsSize {
  const isGsmText = [...text].every(isGsm);
  const units = [...text].reduce((sum, character) => sum + unitsOf(character, isGsmText), 0);
  const [single, part] = isGsmText ? [smsLength, 153] : [unicodeSmsLength, 67];
  const parts = units <= single ? 1 : Math.ceil(units / part);
  return { encoding: isGsmText ? 'gsm7' : 'ucs2', units, parts, room: parts === 1 ? single : parts * part };
}

/** The beginning of a text that takes at most `limit` units. */
const cut = (text: string, limit: number, isGsmText: boolean): string => {
  let units = 0;
  let beginning = '';
  for (const character of text) {
    units += unitsOf(character, isGsmText);
    if (units > limit) break;
    beginning += character;
  }
  return beginning;
};

/** `plain`: letters outside GSM lose their diacritics, so a message holds 160; `kept`: they stay, and a message holds 70. */
export const smsLetters = ['plain', 'kept'] as const;
export type SmsLetters = (typeof smsLetters)[number];

/**
 * The text as it is sent. `plain`: Latin letters are converted to GSM and the text is cut to one message. `kept`: as written.
 * Cyrillic text stays Cyrillic in both, so a driver never reads two alphabets. Text outside GSM is cut to 160 characters, which
 * may be three messages.
 */
export function smsBody(text: string, letters: SmsLetters): string {
  if (letters === 'kept') return firstCharacters(text.normalize('NFC'));
  if (![...text].some(isCyrillic)) return cut(toGsm7(text), smsLength, true);
  const readable = [...text.normalize('NFC')].map((character) =>
    isCyrillic(character) ? character : transliterated(character),
  );
  return firstCharacters(readable.join(''));
}

/** As much of a text as is sent: at most 160 UTF-16 units, without the half of a character at the end. */
export function firstCharacters(text: string): string {
  return beginningOf(text, smsLength);
}

/** Whether the text is longer than what is sent. */
export function isCut(text: string, letters: SmsLetters): boolean {
  return letters === 'kept' || [...text].some(isCyrillic)
    ? text.normalize('NFC').length > smsLength
    : smsSize(toGsm7(text)).parts > 1;
}
