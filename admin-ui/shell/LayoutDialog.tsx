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
import { WorkingPlaceChoice } from './WorkingPlaceChoice.tsx';
import {
  layoutChoices,
  useLayout,
  useResetLayout,
  type LayoutChoice,
  type LayoutPart,
} from './layoutChoice.ts';

/** The settings of the layout, and the working place that this computer is; a choice takes effect immediately. */
export function LayoutDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const reset = useResetLayout();
  const [type] = useLayout('type');
  const hasSidebar = type === 'vertical';
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="layout-title">
      <DialogTitle id="layout-title">{text('layout.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Choice part="type" label={text('layout.type')} name={(each) => text(`layout.types.${each}`)} />
        <Choice part="width" label={text('layout.width')} name={(each) => text(`layout.widths.${each}`)} />
        <Choice
          part="sidebarTheme"
          label={text('layout.sidebarTheme')}
          name={(each) => text(`layout.sidebarThemes.${each}`)}
        />
        <Choice
          part="sidebarType"
          label={text('layout.sidebarType')}
          name={(each) => text(`layout.sidebarTypes.${each}`)}
          disabled={!hasSidebar}
        />
        <Choice
          part="menuSide"
          label={text('layout.menuSide')}
          name={(each) => text(`layout.menuSides.${each}`)}
          disabled={!hasSidebar}
        />
        <Choice part="footer" label={text('layout.footer')} name={(each) => text(`layout.footers.${each}`)} />
        <WorkingPlaceChoice />
      </DialogContent>
      <DialogActions>
        <Button onClick={reset} color="inherit">
          {text('layout.reset')}
        </Button>
        <Button onClick={onClose}>{text('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface ChoiceProps<Part extends LayoutPart> {
  readonly part: Part;
  readonly label: string;
  /** The text that a choice is shown with. */
  readonly name: (choice: LayoutChoice<Part>) => string;
  readonly disabled?: boolean;
}

const Choice = <Part extends LayoutPart>({ part, label, name, disabled = false }: ChoiceProps<Part>) => {
  const [chosen, choose] = useLayout(part);
  const choices: readonly LayoutChoice<Part>[] = layoutChoices[part];
  return (
    <FormControl disabled={disabled}>
      <FormLabel id={`layout-${part}`}>{label}</FormLabel>
      <RadioGroup aria-labelledby={`layout-${part}`} value={chosen}>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio size="small" />}
            label={name(choice)}
            onChange={() => choose(choice)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
};
