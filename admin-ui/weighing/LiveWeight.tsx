import { Box, Link, Paper, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { decimalText } from '#domain/kernel/written.ts';
import { enumLabel } from '#domain/labels/index.ts';
import type { LiveReading } from '#domain/weighing/scaleMessages.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { preciseClockText, preciseDateTimeText, tonneSign, weightText } from '../objects/formats.ts';
import type { Tone } from '../shell/tones.ts';
import type { Scale } from './useScales.ts';
import type { WeightToRecord } from './weightToRecord.ts';

interface LiveWeightProps {
  readonly reading: LiveReading | undefined;
  /** The weight that the desk would record; it need not be the last reading of this scale (`reading`). */
  readonly accepted: WeightToRecord | undefined;
  /** Whether the page is connected to the server. If not, the reading may be old, so no weight is shown. */
  readonly connected: boolean;
  readonly scale: Pick<Scale, 'name' | 'scalesType'>;
}

/** The present weight, readable from a distance; without a weight that can be trusted it shows the reason and no number. */
export function LiveWeight({ reading, accepted, connected, scale }: LiveWeightProps) {
  const text = useText();
  const language = useLanguage();
  const current = connected ? reading : undefined;
  const tone = toneOfReading(current);
  const trouble = troubleOf(text, current, connected);
  const hint = hintOf(scale.scalesType === 'Bunker', current, trouble !== undefined);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={scale.name}
      sx={(theme) => ({
        p: 2,
        borderLeft: 8,
        borderLeftColor: theme.tones[tone].text,
        bgcolor: theme.tones[tone].background,
        color: theme.tones[tone].text,
        minWidth: 0,
      })}
    >
      <Typography sx={{ fontWeight: 650 }} noWrap>
        {scale.name}
      </Typography>
      <Box sx={{ minHeight: 92, display: 'flex', alignItems: 'center' }} aria-live="polite" data-live-weight>
        {current?.tonnes && !trouble ? (
          <Typography
            component="output"
            sx={{
              fontSize: 'clamp(52px, 5.4vw, 92px)',
              fontVariantNumeric: 'tabular-nums',
              fontWeight: 750,
              lineHeight: 1,
              whiteSpace: 'nowrap',
            }}
          >
            {decimalText(language, current.tonnes, 3)}
            <Box component="span" sx={{ fontSize: '0.42em', ml: 1 }}>
              {tonneSign}
            </Box>
          </Typography>
        ) : (
          <Typography sx={{ fontSize: 26, fontWeight: 700, lineHeight: 1.15 }}>{trouble}</Typography>
        )}
      </Box>
      <Typography sx={{ fontSize: 16, fontWeight: 650 }}>
        {current ? text(`desk.phases.${current.phase}`) : text('desk.noWeight')}
      </Typography>
      <RecordableWeight reading={current} accepted={accepted} hint={hint} />
    </Paper>
  );
}

/** Red without a weight, green if it is stable, grey on an empty scale, otherwise yellow. */
const toneOfReading = (reading: LiveReading | undefined): Tone => {
  if (!reading || reading.tonnes === null) return 'stop';
  if (reading.phase === 'STABLE') return 'go';
  return reading.phase === 'EMPTY' ? 'plain' : 'ready';
};

/** Why no weight is shown, as a sentence; undefined if the weight is shown. */
const troubleOf = (
  text: ReturnType<typeof useText>,
  reading: LiveReading | undefined,
  connected: boolean,
): string | undefined => {
  if (!connected) return text('desk.disconnected');
  if (!reading) return text('desk.connecting');
  if (reading.reason) return text(`desk.reasons.${reading.reason}`);
  return reading.tonnes === null ? text('desk.noWeight') : undefined;
};

/**
 * What the weigher can do: look at the scales (`wayOn`), type the weight by hand, or close the sum of the portions that a bunker
 * has weighed. The names are keys of texts.
 */
type Hint = 'wayOn' | 'typeWeight' | 'closeSum';

/** How to get a weight that can be recorded; undefined if the scale gives it by itself. */
const hintOf = (
  isBunker: boolean,
  reading: LiveReading | undefined,
  hasTrouble: boolean,
): Hint | undefined => {
  if (isBunker) return 'closeSum';
  if (reading?.reason === 'typed_by_hand') return 'typeWeight';
  return hasTrouble ? 'wayOn' : undefined;
};

interface RecordableWeightProps {
  readonly reading: LiveReading | undefined;
  readonly accepted: WeightToRecord | undefined;
  readonly hint: Hint | undefined;
}

/** The weight that can be recorded, or how to get one. */
const RecordableWeight = ({ reading, accepted, hint }: RecordableWeightProps) => {
  const text = useText();
  const language = useLanguage();
  // The desk would record a weight that is not one reading of this scale: a typed weight, or the total of a bunker's batches.
  if (accepted && accepted.origin !== 'Measured' && !accepted.used) {
    const origin = enumLabel(language, 'weightOrigin', accepted.origin);
    const about = `(${origin}, ${preciseDateTimeText(accepted.takenAt)})`;
    return <AcceptedWeight tonnes={accepted.tonnes} about={about} />;
  }
  // Otherwise the weight that the rules of the scale accepted last is shown.
  if (hint) return <WayOn hint={hint} />;
  if (!reading?.accepted) return <Typography sx={{ mt: 0.5 }}>{text('desk.noAccepted')}</Typography>;
  const { tonnes, at } = reading.accepted;
  return <AcceptedWeight tonnes={tonnes} about={text('desk.acceptedAt', { time: preciseClockText(at) })} />;
};

/** What to do if the scale gives no weight. */
const WayOn = ({ hint }: { readonly hint: Hint }) => {
  const text = useText();
  return (
    <Typography sx={{ mt: 0.5 }} data-way-on>
      {text(`desk.${hint}`)}{' '}
      <Link component={RouterLink} to="/live-scales" color="inherit" sx={{ fontWeight: 650 }}>
        {text('desk.lookAtScales')}
      </Link>
    </Typography>
  );
};

interface AcceptedWeightProps {
  readonly tonnes: string;
  /** When it was taken and, unless the scale measured it, where it comes from. */
  readonly about: string;
}

const AcceptedWeight = ({ tonnes, about }: AcceptedWeightProps) => {
  const text = useText();
  const language = useLanguage();
  return (
    <Typography sx={{ mt: 0.5 }}>
      {text('desk.accepted')}: <strong>{weightText(language, tonnes, 3)}</strong> {about}
    </Typography>
  );
};
