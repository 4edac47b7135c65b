import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { decimalText, integerText } from '#domain/kernel/written.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { durationText, preciseClockText } from '../objects/formats.ts';
import { secondsSinceWeight, type HeardHealth } from './condition.ts';

/**
 * What an agent reports about its scale: how long ago the last weight came, the telegrams per second (`rate`), the telegrams
 * without a weight and the lost connections (`errors`), the last of these errors, the number of weights that the API has not
 * acknowledged yet (`waiting`), and the last telegram.
 * @param now milliseconds since 1970
 */
export function HealthFacts({ heard, now }: { heard: HeardHealth; now: number }) {
  const text = useText();
  const language = useLanguage();
  const { health } = heard;
  const { lastError, lastTelegram } = health;
  const age = secondsSinceWeight(heard, now);
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1.5, my: 0.75 }}>
      <Fact name={text('scales.lastWeight')}>
        {age === null ? text('scales.never') : text('scales.ago', { time: durationText(age) })}
      </Fact>
      <Fact name={text('scales.rate')}>
        {text('scales.perSecond', { rate: decimalText(language, health.rate.toFixed(1), 1) })}
      </Fact>
      <Fact name={text('scales.errors')}>{integerText(language, health.errors)}</Fact>
      {lastError && (
        <Fact name={text('scales.lastError')}>
          {`${text(`desk.reasons.${lastError.reason}`)} · ${preciseClockText(lastError.at)}`}
        </Fact>
      )}
      {health.waiting > 0 && (
        <Fact name={text('scales.waiting')}>{integerText(language, health.waiting)}</Fact>
      )}
      {lastTelegram && (
        <Fact name={text('scales.lastTelegram')}>
          <Box
            component="code"
            title={lastTelegram}
            sx={{
              fontSize: 12,
              whiteSpace: 'pre',
              display: 'block',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
            }}
          >
            {lastTelegram}
          </Box>
        </Fact>
      )}
    </Box>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <Typography component="dt" variant="body2" color="text.secondary">
      {name}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0, fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </Typography>
  </>
);
