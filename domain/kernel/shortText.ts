import type { Declaration } from './declaration.ts';
import type { Field, TextField } from './field.ts';

/** Characters that are not visible: zero-width spaces, word joiners, soft hyphens. */
const invisible = /[\u00AD\u200B\u2060\uFEFF]/g;

/** Control characters, and those that change the direction of the text after them: `gpj.exe` would be read as `exe.jpg`. */
const misleading = /[\p{Cc}\p{Bidi_Control}]/u;

/** A text is readable if it has a letter or a digit. */
const readable = /[\p{L}\p{N}]/u;

/** Whether a field is one line that people read and compare; texts stored character by character are marked `verbatim`. */
export function isShortText(field: Field): field is TextField {
  return field.type === 'text' && !field.multiline && !field.secret && !field.verbatim;
}

/**
 * Normalises a text so that equal names have equal characters: composed, without invisible characters and extra blanks. A text
 * that was normalised before stays as it is. The result may be longer than the value: some characters have no composed form.
 */
export function tidied(value: string): string {
  return value.replace(invisible, '').normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** As `tidied`, for texts from machines that nobody can correct: also removes misleading characters. */
export function cleaned(value: string): string {
  return tidied(value.replace(new RegExp(misleading.source, 'gu'), ' '));
}

/** The beginning of a text, at most so many UTF-16 units long. An emoji that the cut would halve is left out. */
export function beginningOf(text: string, most: number): string {
  return text.slice(0, most).replace(/\p{Cs}$/u, '');
}

/** A text that is at most so many UTF-16 units long. A longer one is cut, and the mark at its end shows it. */
export function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${beginningOf(text, most - 1)}…`;
}

export function isMisleading(value: string): boolean {
  return misleading.test(value);
}

/** The end of a field's name that says that it holds a name: `name`, `customerName`, `surname`, `firstname`, `lastname`. */
const endsAsName = /((^n|[a-z]N)ame|([sS]ur|[fF]irst|[lL]ast)name)$/;

/** Whether a field names a record or a person, as `customerName` or `surname` do: then it must be readable. */
export function namesRecord({ presentation }: Declaration, name: string): boolean {
  return presentation.includes(name) || endsAsName.test(name);
}

export function isReadable(value: string): boolean {
  return readable.test(value);
}
