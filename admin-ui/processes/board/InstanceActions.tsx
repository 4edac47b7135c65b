import { Button } from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import MoveIcon from '@mui/icons-material/MoveUpOutlined';
import { integerText } from '#domain/kernel/written.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';

interface InstanceActionsProps {
  /** How many processes are selected. */
  readonly ticked: number;
  /** How many processes are listed, on all pages. */
  readonly count: number;
  /** Whether all processes of this page are selected, and there are more on other pages. */
  readonly mayTickEvery: boolean;
  readonly onTickEvery: () => void;
  readonly onClear: () => void;
  readonly onMove: () => void;
}

/** The actions on the selected processes. */
export function InstanceActions(props: InstanceActionsProps) {
  const { ticked, count, mayTickEvery, onTickEvery, onClear, onMove } = props;
  const text = useText();
  const language = useLanguage();
  return (
    <>
      {ticked > 0 && (
        <Button color="inherit" endIcon={<CloseIcon />} title={text('bulk.clear')} onClick={onClear}>
          {text('bulk.picked', { count: integerText(language, ticked) })}
        </Button>
      )}
      {mayTickEvery && (
        <Button onClick={onTickEvery}>{text('bulk.pickAll', { count: integerText(language, count) })}</Button>
      )}
      <Button startIcon={<MoveIcon />} disabled={ticked === 0} onClick={onMove}>
        {text('processBoard.move')}
      </Button>
    </>
  );
}
