import { useText } from '../../i18n/useText.ts';
import type { FieldKind, InputProps, ShownValue } from './kind.ts';
import { TypedText } from './TypedText.tsx';

const jsonText = (value: unknown): string =>
  value === null || value === undefined ? '' : JSON.stringify(value);

const parse = (typed: string): unknown => {
  try {
    return JSON.parse(typed) as unknown;
  } catch {
    return undefined;
  }
};

/** A value of no fixed shape is shown as JSON and typed as JSON. */
const JsonShown = ({ value }: ShownValue) => <code>{jsonText(value)}</code>;

const JsonInput = (props: InputProps) => {
  const text = useText();
  // A text that is not valid JSON yet is shown as it was typed.
  const write = (value: unknown) =>
    typeof value === 'string' && parse(value) === undefined ? value : jsonText(value);
  const read = (typed: string) => {
    const value = parse(typed);
    return value === undefined ? { refusal: text('detail.jsonInvalid') } : { value };
  };
  return <TypedText {...props} writing={{ write, read }} />;
};

export const jsonKind: FieldKind = { Shown: JsonShown, Input: JsonInput, span: 12 };
