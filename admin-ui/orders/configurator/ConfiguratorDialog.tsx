import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useEffect, useId, useMemo, useRef } from 'react';
import { asChosen } from '#domain/sales/configurator/asChosen.ts';
import type { ChosenInput } from '#domain/sales/configurator/chosen.ts';
import { openSettings } from '#domain/sales/configurator/openSettings.ts';
import type { ParameterSetting } from '#domain/sales/configurator/settings.ts';
import { useText } from '../../i18n/useText.ts';
import { useCtrlKey } from '../../parts/useKeys.ts';
import { Answers } from './Answers.tsx';
import { ConfiguratorPrice, type PriceGround } from './ConfiguratorPrice.tsx';
import { QuestionInput } from './QuestionInput.tsx';
import { SettingFaults } from './SettingFaults.tsx';
import { useConfigurator } from './useConfigurator.ts';

interface ConfiguratorDialogProps {
  readonly title: string;
  readonly settings: readonly ParameterSetting[];
  readonly chosen: readonly ChosenInput[];
  readonly ground: PriceGround;
  /** A trial does not store its answers. */
  readonly isTrial?: boolean;
  readonly onDone: (chosen: readonly ChosenInput[]) => void;
  readonly onClose: () => void;
}

/** Configures a product question by question; can be used by keyboard alone. */
const ConfiguratorDialog = ({
  title,
  settings,
  chosen,
  ground,
  isTrial = false,
  onDone,
  onClose,
}: ConfiguratorDialogProps) => {
  const text = useText();
  const titleId = useId();
  const done = useRef<HTMLButtonElement>(null);
  const open = useMemo(() => openSettings(settings), [settings]);
  const configurator = useConfigurator(open, chosen);
  const { configuration, lost, answer, askAgain, back } = configurator;
  const { next, answered, faults, isComplete } = configuration;
  useEffect(() => {
    if (!next) done.current?.focus();
  }, [next]);
  const accept = () => onDone(configurator.chosen());
  useCtrlKey('enter', accept);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, '&&': { pt: 1 } }}>
        <Answers answered={answered} onAsk={askAgain} />
        {lost.map(({ parameterId, parameter, label, why }) => (
          <Alert key={parameterId} severity="warning">
            {text(`configurator.lost.${why}`, { parameter, label })}
          </Alert>
        ))}
        {next ? (
          <QuestionInput question={next} onAnswer={answer} onBack={back} />
        ) : (
          <>
            <SettingFaults faults={faults} />
            {isComplete && <Alert severity="success">{text('configurator.complete')}</Alert>}
          </>
        )}
        <ConfiguratorPrice ground={ground} chosen={answered.map(asChosen)} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" disabled={!answered.some(({ isCalculated }) => !isCalculated)} onClick={back}>
          {text('configurator.back')}
        </Button>
        <Box sx={{ flexGrow: 1 }} />
        {!isTrial && (
          <Button color="inherit" onClick={onClose}>
            {text('common.cancel')}
          </Button>
        )}
        <Button ref={done} variant="contained" onClick={accept} title="Ctrl+Enter">
          {text(isTrial ? 'common.close' : 'configurator.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default ConfiguratorDialog;
