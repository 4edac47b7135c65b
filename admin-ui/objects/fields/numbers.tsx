import { integerText } from '#domain/kernel/written.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { exactText, moneyText, tonneSign, trimmedText, weightText } from '../formats.ts';
import { useCurrencySign } from '../recordCurrency.tsx';
import { isWholeNumber, parseDecimal } from '../typedNumbers.ts';
import type { FieldKind, FilterValueProps, InputProps, ShownValue } from './kind.ts';
import { TypedText } from './TypedText.tsx';
import { TypedValue } from './TypedValue.tsx';
import type { Parsed } from './useTyped.ts';

const unformatted = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/**
 * Writes a value that is no number, which is a text that somebody typed. `exactText` and `trimmedText` give an empty text
 * for it.
 */
const withComma = (value: unknown): string => unformatted(value).replace('.', ',');

/** Parses numbers with any decimal places, or only whole numbers. */
const useParser = (accepted: 'decimals' | 'wholeNumbers'): ((typed: string) => Parsed) => {
  const text = useText();
  const language = useLanguage();
  return (typed) => {
    const parsed = parseDecimal(language, typed);
    if (parsed === undefined) return { refusal: text('detail.badNumber') };
    if (accepted === 'decimals') return { value: parsed };
    return isWholeNumber(parsed)
      ? { value: Number(parsed) }
      : { refusal: text(parsed.includes('.') ? 'detail.badWhole' : 'detail.badNumber') };
  };
};

const DecimalInput = (props: InputProps & { readonly unit?: string }) => {
  const language = useLanguage();
  const writing = {
    // Places beyond the scale are shown too, because they will be refused and must be visible.
    write: (value: unknown) => exactText(language, value, props.field.scale) || withComma(value),
    read: useParser('decimals'),
    numeric: true,
    ...(props.unit ? { unit: props.unit } : {}),
  };
  return <TypedText {...props} writing={writing} />;
};

const IntegerInput = (props: InputProps) => (
  <TypedText {...props} writing={{ write: unformatted, read: useParser('wholeNumbers'), numeric: true }} />
);

const IntegerFilter = ({ value, onChange }: FilterValueProps) => {
  const text = useText();
  return (
    <TypedValue
      label={text('filters.value')}
      value={value}
      onChange={onChange}
      write={unformatted}
      read={useParser('wholeNumbers')}
    />
  );
};

const NumberFilter = ({ value, onChange }: FilterValueProps) => {
  const text = useText();
  const language = useLanguage();
  return (
    <TypedValue
      label={text('filters.value')}
      value={value}
      onChange={onChange}
      write={(number) => trimmedText(language, number) || withComma(number)}
      read={useParser('decimals')}
    />
  );
};

const IntegerShown = ({ field, value }: ShownValue) => {
  const language = useLanguage();
  if (typeof value !== 'number') return null;
  // A number that identifies a record is not grouped by thousands.
  return <>{field.name === 'id' || field.name === 'number' ? value : integerText(language, value)}</>;
};
const DecimalShown = ({ field, value }: ShownValue) => <>{exactText(useLanguage(), value, field.scale)}</>;
/** Tonnes with three decimals where the whole value is shown, else with two. */
const TonnesShown = ({ value, inFull }: ShownValue) => (
  <>{weightText(useLanguage(), value, inFull ? 3 : 2)}</>
);
const MoneyShown = ({ field, value }: ShownValue) => (
  <>{moneyText(useLanguage(), value, useCurrencySign(field))}</>
);
const MoneyInput = (props: InputProps) => <DecimalInput {...props} unit={useCurrencySign(props.field)} />;

export const integerKind: FieldKind = {
  Shown: IntegerShown,
  Input: IntegerInput,
  FilterValue: IntegerFilter,
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
  Input: (props) => <DecimalInput {...props} unit={tonneSign} />,
  FilterValue: NumberFilter,
  align: 'right',
  span: 2,
};
export const moneyKind: FieldKind = {
  Shown: MoneyShown,
  Input: MoneyInput,
  FilterValue: NumberFilter,
  align: 'right',
  span: 2,
};
