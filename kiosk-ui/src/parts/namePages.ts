import { lettersOf } from '#domain/kernel/language.ts';
import type { KioskLanguage } from '../texts/texts.ts';
import { digitKeys, plateKeys } from './Keyboard.tsx';

/** Keys that are on the screen together. The key that leads to them shows `sample`. */
interface NamePage {
  readonly sample: string;
  readonly keys: readonly string[];
}

const signs = '&.,-/';
/** The accented letters of the countries that drivers come from. */
const accented: NamePage = {
  sample: 'ÁČŽ',
  keys: [...'ÀÁÂÄĂĄĀÅÆÇĆČĎÈÉÊËĘĚĖĒĢÌÍÎĮĪĶŁĽĻÑŃŇŅÒÓÔÖŐØŘŚŠȘßŤȚÙÚÛÜŰŮŲŪÝŹŻŽ'],
};
/** Cyrillic letters that Ukrainian does not have, but its neighbours do. */
const otherCyrillic = 'ЁЎЪЫЭ';

/**
 * The pages of keys for names and addresses of firms, which are often not in the register. The first page has the letters of
 * the driver's language.
 */
export function namePages(language: KioskLanguage): readonly NamePage[] {
  const letters = lettersOf(language);
  const isCyrillic = /\p{Script=Cyrillic}/u.test(letters);
  const latin = { sample: 'ABC', keys: [...plateKeys, ...(isCyrillic ? '' : letters), ...signs] };
  const cyrillic = { sample: 'АБВ', keys: [...digitKeys, ...lettersOf('uk'), ...otherCyrillic, ...signs] };
  return isCyrillic ? [cyrillic, latin, accented] : [latin, accented, cyrillic];
}
