import { Box, ButtonBase, Typography } from '@mui/material';
import TrainIcon from '@mui/icons-material/TrainOutlined';
import { Decimal } from 'decimal.js';
import { writeWagonNumber } from '#domain/railway/wagonNumber.rules.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { weightText } from '../objects/formats.ts';
import type { Tone } from '../shell/tones.ts';
import { progressOf, type TrainWagon } from './useTrain.ts';

/** The colour of a wagon by how far its weighing is. */
const tones = { waiting: 'plain', begun: 'ready', done: 'go' } as const satisfies Record<string, Tone>;
/** The tonnes that a wagon with four axles usually carries. They are taken if the load capacity of a wagon is not known. */
const usualLoad = 60;

interface TrainPictureProps {
  readonly wagons: readonly TrainWagon[];
  /** The id of the chosen wagon. */
  readonly chosen: number | undefined;
  readonly onChoose: (wagonId: number) => void;
}

/** The train, wagon by wagon. Each wagon shows how full it is; a click chooses it. */
export function TrainPicture({ wagons, chosen, onChoose }: TrainPictureProps) {
  const text = useText();
  return (
    <Box role="group" aria-label={text('trainDesk.wagons')} sx={{ display: 'flex', gap: 0.5, py: 0.5 }}>
      <TrainIcon sx={{ fontSize: 40, mt: 1.25, color: 'text.secondary' }} aria-hidden />
      <Box
        sx={{
          flex: 1,
          display: 'grid',
          gap: 0.5,
          rowGap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(58px, 1fr))',
        }}
      >
        {wagons.map((trainWagon) => (
          <WagonBox
            key={trainWagon.wagon.id}
            trainWagon={trainWagon}
            isChosen={trainWagon.wagon.id === chosen}
            onChoose={() => onChoose(trainWagon.wagon.id)}
          />
        ))}
      </Box>
    </Box>
  );
}

const WagonBox = ({
  trainWagon,
  isChosen,
  onChoose,
}: {
  readonly trainWagon: TrainWagon;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) => {
  const text = useText();
  const language = useLanguage();
  const { wagon, disposition } = trainWagon;
  const tone = tones[progressOf(trainWagon)];
  const number = writeWagonNumber(wagon.wagonNumber);
  const netto = weightText(language, disposition?.netto, 2);
  return (
    <ButtonBase
      onClick={onChoose}
      aria-pressed={isChosen}
      title={number}
      sx={(theme) => ({
        maxWidth: 84,
        flexDirection: 'column',
        border: 2,
        borderRadius: '4px 4px 8px 8px',
        borderColor: isChosen ? theme.palette.primary.main : theme.tones[tone].text,
        boxShadow: isChosen ? `0 0 0 2px ${theme.palette.primary.main}` : 'none',
        bgcolor: theme.tones[tone].background,
        color: theme.tones[tone].text,
        overflow: 'hidden',
        '&:focus-visible': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
      })}
    >
      <Box
        role="img"
        aria-label={`${text('trainDesk.wagon', { place: wagon.place })}, ${number}${netto ? `, ${netto}` : ''}`}
        sx={{ width: '100%' }}
      >
        <Typography sx={{ fontSize: 12, fontWeight: 700, lineHeight: 1.5 }}>{wagon.place}</Typography>
        <Box sx={{ height: 22, position: 'relative', bgcolor: 'background.paper' }}>
          <Box
            sx={{
              position: 'absolute',
              inset: 'auto 0 0 0',
              height: `${fullness(trainWagon)}%`,
              bgcolor: 'primary.main',
              opacity: 0.55,
            }}
          />
        </Box>
        {/* There is room for the weight without its unit, or for the end of the wagon's number. */}
        <Typography sx={{ fontSize: 11, fontVariantNumeric: 'tabular-nums', lineHeight: 1.6 }}>
          {netto ? netto.replace(/\s?t$/, '') : number.slice(-5)}
        </Typography>
      </Box>
    </ButtonBase>
  );
};

/** How full a wagon is, in percent. A weighed wagon shows at least a thin bar, so that it does not look empty. */
const fullness = ({ wagon, disposition }: TrainWagon): number => {
  if (!disposition?.netto) return 0;
  const capacity = Number(wagon.loadCapacity ?? 0) || usualLoad;
  return Math.min(100, Math.max(6, new Decimal(disposition.netto).div(capacity).times(100).toNumber()));
};
