import { Box, Button, MenuItem, Paper, TextField, Typography } from '@mui/material';
import ScaleIcon from '@mui/icons-material/ScaleOutlined';
import { useAuthenticated } from 'ra-core';
import { enumLabel } from '#domain/labels/index.ts';
import { useLiveConnection, useLiveReading } from '../data/live.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { PageHeader } from '../parts/PageHeader.tsx';
import { useWindowChoice } from '../parts/useWindowChoice.ts';
import { ChosenTruck } from './ChosenTruck.tsx';
import { LiveWeight } from './LiveWeight.tsx';
import { useScales, type Scale } from './useScales.ts';
import { useWeightToRecord } from './useWeightToRecord.ts';
import { useTruckChoice } from './useTruckChoice.ts';
import { TruckColumn } from './TruckColumn.tsx';

/** The weigher's desk: on the left the scale with the chosen truck below, on the right the waiting trucks. */
const WeighingDesk = () => {
  useAuthenticated();
  const text = useText();
  const scales = useScales();
  // 0 until a scale is chosen.
  const [storedScaleId, setScaleId] = useWindowChoice('desk.scale', 0);
  const onlyScale = scales.length === 1 ? scales[0] : undefined;
  const scale = scales.find(({ id }) => id === storedScaleId) ?? onlyScale;
  const connected = useLiveConnection();
  const reading = useLiveReading(scale?.id);
  const weightToRecord = useWeightToRecord(scale, reading, connected);
  const choice = useTruckChoice(scale);
  const chooseScale = (id: number) => {
    setScaleId(id);
    choice.choose(undefined);
  };

  return (
    <>
      <PageHeader title={text('desk.title')}>
        {scale && <ScaleSelect scale={scale} scales={scales} onChoose={chooseScale} />}
      </PageHeader>
      {!scale && <ScaleChoice scales={scales} onChoose={chooseScale} />}
      {scale && (
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: 'minmax(340px, 1.2fr) minmax(380px, 1fr)',
            alignItems: 'start',
          }}
        >
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}>
            <LiveWeight reading={reading} accepted={weightToRecord} connected={connected} scale={scale} />
            {choice.chosen === undefined ? (
              <Paper variant="outlined" sx={{ p: 3, textAlign: 'center', color: 'text.secondary' }}>
                {text('desk.chooseTruck')}
              </Paper>
            ) : (
              <ChosenTruck
                key={choice.chosen}
                id={choice.chosen}
                scaleId={scale.id}
                accepted={weightToRecord}
                // The words that found this truck are cleared. Words that were typed for another truck meanwhile stay.
                onDone={() => choice.setWords((current) => (current === choice.words ? '' : current))}
              />
            )}
          </Box>
          <TruckColumn scale={scale} choice={choice} />
        </Box>
      )}
    </>
  );
};

/** Asks for the scale of this desk. The browser remembers the answer. Of several scales none is chosen without a person. */
const ScaleChoice = ({ scales, onChoose }: ScaleChoiceProps) => {
  const text = useText();
  const language = useLanguage();
  return (
    <Box sx={{ py: 6, display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 2 }}>
      <Typography sx={{ fontSize: 20, fontWeight: 650 }}>{text('desk.chooseScale')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
        {scales.map(({ id, name, typeOfDocument }) => (
          <Button
            key={id}
            variant="outlined"
            onClick={() => onChoose(id)}
            startIcon={<ScaleIcon />}
            sx={{ minWidth: 260, minHeight: 88, fontSize: 17, bgcolor: 'background.paper' }}
          >
            <Box>
              {name}
              <Typography variant="body2" color="text.secondary">
                {enumLabel(language, 'typeOfDocument', typeOfDocument)}
              </Typography>
            </Box>
          </Button>
        ))}
      </Box>
    </Box>
  );
};

interface ScaleChoiceProps {
  readonly scales: readonly Scale[];
  readonly onChoose: (id: number) => void;
}

const ScaleSelect = ({ scale, scales, onChoose }: ScaleChoiceProps & { readonly scale: Scale }) => {
  const text = useText();
  return (
    <TextField
      select
      label={text('desk.scale')}
      value={scale.id}
      onChange={(event) => onChoose(Number(event.target.value))}
      sx={{ minWidth: 240 }}
    >
      {scales.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};

export default WeighingDesk;
