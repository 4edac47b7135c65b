import { Box, Typography } from '@mui/material';
import type { LightSignal } from '#domain/weighing/trafficLight.ts';
import { useText } from '../i18n/useText.ts';

/** The lamps from top to bottom: too heavy, wait, drive. */
const lamps = [
  { signal: 'plus', colour: '#d7322a' },
  { signal: 'minus', colour: '#f0a81c' },
  { signal: 'ok', colour: '#1faa59' },
] as const satisfies readonly { signal: LightSignal; colour: string }[];

/** The traffic light at a scale as the driver sees it. A light that does not answer is drawn dark, with a note. */
export function LightLamps({ signal, answers }: { signal: LightSignal; answers: boolean }) {
  const text = useText();
  const words = `${text('scales.light')}: ${text(`scales.signals.${signal}`)}`;
  const meaning = answers ? words : `${words} · ${text('scales.lightSilent')}`;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, maxWidth: 150 }}>
      <Box
        role="img"
        aria-label={meaning}
        sx={{ p: '3px', borderRadius: '6px', bgcolor: '#1b2229', display: 'grid', gap: '3px', flexShrink: 0 }}
      >
        {lamps.map((lamp) => (
          <Box
            key={lamp.signal}
            sx={{
              width: 13,
              height: 13,
              borderRadius: '50%',
              bgcolor: answers && lamp.signal === signal ? lamp.colour : '#46525d',
            }}
          />
        ))}
      </Box>
      <Typography variant="caption" aria-hidden sx={{ lineHeight: 1.15 }}>
        {answers ? text(`scales.signals.${signal}`) : text('scales.lightSilent')}
      </Typography>
    </Box>
  );
}
