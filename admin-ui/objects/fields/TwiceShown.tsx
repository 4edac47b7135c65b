import { Link } from '@mui/material';
import { useText } from '../../i18n/useText.ts';
import { twiceShown } from '../../parts/typedTimes.ts';

interface TwiceShownProps {
  readonly value: unknown;
  readonly onPick: (value: string) => void;
}

/** In the night when clocks go back, one hour occurs twice: says which of the two this is, and offers the other. */
export function TwiceShown({ value, onPick }: TwiceShownProps) {
  const text = useText();
  const both = twiceShown(value);
  if (!both) return null;
  const isSummer = new Date(String(value)).getTime() === new Date(both.summer).getTime();
  return (
    <>
      {text(isSummer ? 'detail.hourInSummer' : 'detail.hourInWinter')}{' '}
      <Link
        component="button"
        type="button"
        variant="caption"
        onClick={() => onPick(isSummer ? both.winter : both.summer)}
      >
        {text(isSummer ? 'detail.takeWinter' : 'detail.takeSummer')}
      </Link>
    </>
  );
}
