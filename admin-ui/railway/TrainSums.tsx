import { Box, LinearProgress, Typography } from '@mui/material';
import { Decimal } from 'decimal.js';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { weightText } from '../objects/formats.ts';
import { progressOf, type TrainWagon } from './useTrain.ts';

/** A sum of tonnes with three decimals. A wagon without a weight counts as zero. */
const sumOf = (values: readonly (string | null | undefined)[]): string =>
  values.reduce((sum, value) => sum.plus(value ?? 0), new Decimal(0)).toFixed(3);

/** How many wagons are weighed, and their total weight beside the declared one. */
export function TrainSums({ wagons }: { readonly wagons: readonly TrainWagon[] }) {
  const text = useText();
  const language = useLanguage();
  const doneCount = wagons.filter((wagon) => progressOf(wagon) === 'done').length;
  const netto = sumOf(wagons.map(({ disposition }) => disposition?.netto));
  const declared = sumOf(wagons.map(({ wagon }) => wagon.nettoRegistered));
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 2 }}>
      <Typography sx={{ fontWeight: 650 }}>
        {text('trainDesk.weighed', { done: doneCount, all: wagons.length })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={wagons.length === 0 ? 0 : (doneCount / wagons.length) * 100}
        aria-label={text('trainDesk.weighed', { done: doneCount, all: wagons.length })}
        sx={{ width: 160, height: 6, borderRadius: 3 }}
      />
      <Typography>
        {text('trainDesk.netto')}: <strong>{weightText(language, netto, 3)}</strong>
        {Number(declared) > 0 && ` (${text('trainDesk.declared')} ${weightText(language, declared, 3)})`}
      </Typography>
    </Box>
  );
}
