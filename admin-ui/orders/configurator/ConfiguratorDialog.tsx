import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useEffect, useId, useMemo, useRef } from 'react';
import type { ChosenInput } from '#domain/sales/configurator/chosen.ts';
import { openSettings } from '#domain/sales/configurator/openSettings.ts';
import type { ParameterSetting } from '#domain/sales/configurator/settings.ts';
import { useText } from '../../i18n/useText.ts';
import { byEscape } from '../../parts/byEscape.ts';
import { useCtrlEnter } from '../../parts/useKeys.ts';
import type { PriceInputs } from '../../prices/askPrice.ts';
import { ConfiguratorBody } from './ConfiguratorBody.tsx';
import { useConfigurator } from './useConfigurator.ts';

interface ConfiguratorDialogProps {
  readonly title: string;
  readonly settings: readonly ParameterSetting[];
  /** The answers that were given before. */
  readonly chosen: readonly ChosenInput[];
  /** What the price depends on besides the answers. */
  readonly inputs: PriceInputs;
  readonly onDone: (chosen: readonly ChosenInput[]) => void;
  readonly onClose: () => void;
}

/** Configures a product question by question; can be used by keyboard alone. */
const ConfiguratorDialog = ({
  title,
  settings,
  chosen,
  inputs,
  onDone,
  onClose,
}: ConfiguratorDialogProps) => {
  const text = useText();
  const titleId = useId();
  const doneButton = useRef<HTMLButtonElement>(null);
  // Parsing the expressions of the settings takes time, so that it is done once for the same settings.
  const openedSettings = useMemo(() => openSettings(settings), [settings]);
  const configurator = useConfigurator(openedSettings, chosen);
  const { next, answered } = configurator.configuration;
  // After the last question, Enter accepts the answers.
  useEffect(() => {
    if (!next) doneButton.current?.focus();
  }, [next]);
  const accept = () => onDone(configurator.chosen());
  // The button tells in which dialog Ctrl+Enter counts.
  useCtrlEnter(accept, doneButton);
  return (
    <Dialog open onClose={byEscape(onClose)} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, '&&': { pt: 1 } }}>
        <ConfiguratorBody configurator={configurator} inputs={inputs} takesFocus />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button
          color="inherit"
          // One can go back only to an answer that a person has given.
          disabled={!answered.some(({ isCalculated }) => !isCalculated)}
          onClick={configurator.back}
        >
          {text('configurator.back')}
        </Button>
        <Box sx={{ flexGrow: 1 }} />
        <Button color="inherit" onClick={onClose}>
          {text('common.cancel')}
        </Button>
        <Button ref={doneButton} variant="contained" onClick={accept} title="Ctrl+Enter">
          {text('configurator.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default ConfiguratorDialog;
