import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useText } from '../i18n/useText.ts';
import { footerThemes, menuSides, useFooterTheme, useMenuSide } from './layoutChoice.ts';

/** How the page around the screens looks; a choice is seen at once. */
export const LayoutDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useText();
  const [footer, setFooter] = useFooterTheme();
  const [side, setSide] = useMenuSide();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="layout-title">
      <DialogTitle id="layout-title">{text('layout.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Choice
          label={text('layout.footer')}
          options={footerThemes.map((value) => ({ value, label: text(`layout.footers.${value}`) }))}
          value={footer}
          onChoose={setFooter}
        />
        <Choice
          label={text('layout.menuSide')}
          options={menuSides.map((value) => ({ value, label: text(`layout.menuSides.${value}`) }))}
          value={side}
          onChoose={setSide}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

const Choice = <Value extends string>({ label, options, value, onChoose }: ChoiceProps<Value>) => (
  <FormControl>
    <FormLabel id={`layout-${label}`}>{label}</FormLabel>
    <RadioGroup aria-labelledby={`layout-${label}`} value={value}>
      {options.map((option) => (
        <FormControlLabel
          key={option.value}
          value={option.value}
          control={<Radio size="small" />}
          label={option.label}
          onChange={() => onChoose(option.value)}
        />
      ))}
    </RadioGroup>
  </FormControl>
);
