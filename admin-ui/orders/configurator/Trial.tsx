import { Box, Button, Paper, Typography } from '@mui/material';
import AgainIcon from '@mui/icons-material/Replay';
import { useMemo, useState } from 'react';
import { deadEndsOf } from '#domain/sales/configurator/deadEnds.ts';
import { openSettings } from '#domain/sales/configurator/openSettings.ts';
import type { OpenSettings, ParameterSetting } from '#domain/sales/configurator/settings.ts';
import { useText } from '../../i18n/useText.ts';
import { useDebounced } from '../../parts/useDebounced.ts';
import { ConfiguratorBody } from './ConfiguratorBody.tsx';
import { SettingFaults } from './SettingFaults.tsx';
import { useConfigurator } from './useConfigurator.ts';

/** How long the settings must stay the same until they are tried. */
const settlesMs = 300;

interface TrialProps {
  readonly productId: number;
  /** The settings of the product, with those that are being typed. */
  readonly settings: readonly ParameterSetting[];
}

/** The configurator of a product with its present settings. It shows the circles and dead ends in the settings. */
export function Trial({ productId, settings }: TrialProps) {
  const text = useText();
  /** Counts the attempts: as the key of the configurator, another number begins it anew. */
  const [round, setRound] = useState(0);
  const settled = useDebounced(settings, settlesMs);
  const openedSettings = useMemo(() => openSettings(settled), [settled]);
  const faults = useMemo(() => [...openedSettings.faults, ...deadEndsOf(openedSettings)], [openedSettings]);
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label={text('configurator.trial')}
      data-configurator
      sx={{ px: 2, py: 1.5, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
        <Typography variant="h6" component="h2" sx={{ flexGrow: 1 }}>
          {text('configurator.trial')}
        </Typography>
        <Button size="small" startIcon={<AgainIcon />} onClick={() => setRound(round + 1)}>
          {text('configurator.again')}
        </Button>
      </Box>
      {faults.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {text('configurator.noFaults')}
        </Typography>
      )}
      <SettingFaults faults={faults} />
      <TriedConfigurator key={round} productId={productId} openedSettings={openedSettings} />
    </Paper>
  );
}

const TriedConfigurator = ({
  productId,
  openedSettings,
}: {
  readonly productId: number;
  readonly openedSettings: OpenSettings;
}) => {
  // The trial begins with no answers.
  const configurator = useConfigurator(openedSettings, []);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, pt: 1 }}>
      <ConfiguratorBody
        configurator={configurator}
        inputs={{ productId, quantity: '1', customerId: null, currencyId: null }}
        takesFocus={false}
      />
    </Box>
  );
};
