import { fileTypes, type FileType } from './fileTypes.ts';

const longest = 200;
const usualName = 'plik';

/** The ending of a file's name in small letters; empty where it has none. */
export const endingOf = (name: string): string =>
  /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * A name that every system can keep: without folders and what a system would read as something else, with its
 * letters as they are, and with an ending that says what the file is.
 */
export const keptName = (given: string, type: FileType): string => {
  const [ending] = fileTypes[type];
  const plain = plainName(given);
  const name = (fileTypes[type] as readonly string[]).includes(endingOf(plain))
    ? plain
    : `${plain}.${ending}`;
  return shortened(name);
};

/** The name without folders and without what nobody sees; a usual one where nothing is left. */
export const plainName = (given: string): string => {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .replace(unseen, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return plain === '' ? usualName : plain;
};

/** Control characters, and those that turn the direction of writing round: `exe.pdf` would be read from behind. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

const shortened = (name: string): string => {
  if (name.length <= longest) return name;
  const ending = `.${endingOf(name)}`;
  return (
    Array.from(name.slice(0, -ending.length))
      .slice(0, longest - ending.length)
      .join('')
      .slice(0, longest - ending.length) + ending
  );
};
