import { TextField } from '@mui/material';
import { useState } from 'react';
import type { Language } from '#domain/kernel/language.ts';
import { decimalText, integerText } from '#domain/kernel/written.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { moneyText, parseDecimal, trimmedText, weightText } from '../formats.ts';
import type { FieldKind, FilterValueProps, InputProps, ShownValue } from './kind.ts';
import { TypedText } from './TypedText.tsx';

const withComma = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value).replace('.', ',');

/** With all digits of its scale; where there is none, with those it was written with. */
const exactText = (language: Language, value: unknown, scale: number | null): string =>
  scale === null ? trimmedText(language, value) : decimalText(language, value, scale);

const DecimalInput = (props: InputProps & { readonly unit?: string }) => {
  const text = useText();
  const language = useLanguage();
  const writing = {
    write: (value: unknown) => exactText(language, value, props.field.scale) || withComma(value),
    read: parseDecimal,
    refusal: text('detail.badNumber'),
    numeric: true,
    ...(props.unit ? { unit: props.unit } : {}),
  };
  return <TypedText {...props} writing={writing} />;
};

const readInteger = (typed: string): number | undefined => {
  const parsed = parseDecimal(typed);
  return parsed !== undefined && /^-?\d{1,10}$/.test(parsed) ? Number(parsed) : undefined;
};

const IntegerInput = (props: InputProps) => {
  const text = useText();
  const writing = {
    write: (value: unknown) => (value === null || value === undefined ? '' : String(value)),
    read: readInteger,
    refusal: text('detail.badNumber'),
    numeric: true,
  };
  return <TypedText {...props} writing={writing} />;
};

const NumberFilter = ({ value, onChange }: FilterValueProps) => {
  const text = useText();
  const [typed, setTyped] = useState(withComma(value));
  const unread = typed !== '' && parseDecimal(typed) === undefined;
  const take = (next: string) => {
    setTyped(next);
    onChange(parseDecimal(next) ?? '');
  };
  return (
    <TextField
      label={text('filters.value')}
      value={typed}
      onChange={(event) => take(event.target.value)}
      error={unread}
      helperText={unread ? text('detail.badNumber') : undefined}
      fullWidth
    />
  );
};

const IntegerShown = ({ field, value }: ShownValue) => {
  const language = useLanguage();
  if (typeof value !== 'number') return null;
  return <>{field.name === 'id' || field.name === 'number' ? value : integerText(language, value)}</>;
};
const DecimalShown = ({ field, value }: ShownValue) => <>{exactText(useLanguage(), value, field.scale)}</>;
const TonnesShown = ({ value, inFull }: ShownValue) => (
  <>{weightText(useLanguage(), value, inFull ? 3 : 2)}</>
);
const MoneyShown = ({ value }: ShownValue) => <>{moneyText(useLanguage(), value)}</>;

export const integerKind: FieldKind = {
  Shown: IntegerShown,
  Input: IntegerInput,
  FilterValue: NumberFilter,
  align: 'right',
  span: 2,
};
export const decimalKind: FieldKind = {
  Shown: DecimalShown,
  Input: DecimalInput,
  FilterValue: NumberFilter,
  align: 'right',
  span: 2,
};
export const tonnesKind: FieldKind = {
  Shown: TonnesShown,
  Input: (props) => <DecimalInput {...props} unit="T" />,
  FilterValue: NumberFilter,
  align: 'right',
  span: 2,
};
export const moneyKind: FieldKind = {
  Shown: MoneyShown,
  Input: (props) => <DecimalInput {...props} unit="zł" />,
  FilterValue: NumberFilter,
  align: 'right',
  span: 2,
};
