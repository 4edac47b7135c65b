import { Box, Link, Paper, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { decimalText } from '#domain/kernel/written.ts';
import type { LiveReading } from '#domain/weighing/scaleMessages.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { preciseClockText, tonneSign } from '../objects/formats.ts';
import type { Tone } from '../shell/tones.ts';

interface LiveWeightProps {
  readonly reading: LiveReading | undefined;
  readonly connected: boolean;
  readonly scaleName: string;
}

/** The present weight, readable from a distance; without a weight that can be trusted it shows the reason and no number. */
export function LiveWeight({ reading, connected, scaleName }: LiveWeightProps) {
  const text = useText();
  const language = useLanguage();
  const current = connected ? reading : undefined;
  const tone = toneOfReading(current);
  const trouble = troubleOf(text, current, connected);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={scaleName}
      sx={(theme) => ({
        p: 2,
        borderLeft: 8,
        borderLeftColor: theme.tones[tone].ink,
        bgcolor: theme.tones[tone].ground,
        color: theme.tones[tone].ink,
        minWidth: 0,
      })}
    >
      <Typography sx={{ fontWeight: 650 }} noWrap>
        {scaleName}
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
      {trouble ? <WayOn /> : <AcceptedWeight reading={current} />}
    </Paper>
  );
}

const toneOfReading = (reading: LiveReading | undefined): Tone => {
  if (!reading || reading.tonnes === null) return 'stop';
  if (reading.phase === 'STABLE') return 'go';
  return reading.phase === 'EMPTY' ? 'plain' : 'ready';
};

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

/** What to do if the scale gives no weight. */
const WayOn = () => {
  const text = useText();
  return (
    <Typography sx={{ mt: 0.5 }} data-way-on>
      {text('desk.wayOn')}{' '}
      <Link component={RouterLink} to="/live-scales" color="inherit" sx={{ fontWeight: 650 }}>
        {text('desk.lookAtScales')}
      </Link>
    </Typography>
  );
};

const AcceptedWeight = ({ reading }: { reading: LiveReading | undefined }) => {
  const text = useText();
  const language = useLanguage();
  if (!reading) return null;
  return (
    <Typography sx={{ mt: 0.5 }} data-accepted={reading.accepted?.captureId}>
      {reading.accepted ? (
        <>
          {text('desk.accepted')}: <strong>{decimalText(language, reading.accepted.tonnes, 3)} t</strong>{' '}
          {text('desk.acceptedAt', { time: preciseClockText(reading.accepted.at) })}
        </>
      ) : (
        text('desk.noAccepted')
      )}
    </Typography>
  );
};
