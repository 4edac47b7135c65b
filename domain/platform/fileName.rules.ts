import { beginningOf } from '../kernel/shortText.ts';
import { fileTypes, type FileType } from './fileTypes.ts';

const longestName = 200;
/** The Polish word for file. */
const usualName = 'plik';

/** The extension of a file name in lower case; empty if it has none. */
export function endingOf(name: string): string {
  return /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/**
 * A name that is valid on every system: without folders and special characters, with its letters unchanged, and with an extension
 * that fits the type.
 */
export function keptName(originalName: string, type: FileType): string {
  const [ending] = fileTypes[type];
  const plain = plainName(originalName);
  const name = (fileTypes[type] as readonly string[]).includes(endingOf(plain))
    ? plain
    : `${plain}.${ending}`;
  return shortened(name);
}

/**
 * The name without folders, without invisible characters, and without dots and blanks at its ends. Characters that Windows
 * forbids become `_`. A default name if nothing is left.
 */
export function plainName(originalName: string): string {
  const withoutFolders = originalName.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const plain = withoutFolders
    .replace(invisible, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return plain === '' ? usualName : plain;
}

/** Control characters, and those that reverse the direction of writing: `exe.pdf` would be shown reversed. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

const shortened = (name: string): string => {
  if (name.length <= longestName) return name;
  const ending = `.${endingOf(name)}`;
  return beginningOf(name, longestName - ending.length) + ending;
};
