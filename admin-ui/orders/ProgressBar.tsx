import { Box, Typography } from '@mui/material';
import type { OrderProgress } from '#domain/terminal/orderProgress.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { weightText } from '../objects/formats.ts';
import { percentOf } from '../parts/percentOf.ts';

/**
 * How much of an order was weighed, in words and as a bar: the approved part in full colour, the part that is only weighed in a
 * lighter one. A part that is more than the ordered quantity is drawn in the colour of a warning. An order without tonnes, whose
 * `quantity` is null, has no bar.
 */
export function ProgressBar({
  progress,
}: {
  readonly progress: Pick<OrderProgress, 'quantity' | 'weighed' | 'approved' | 'left'>;
}) {
  const text = useText();
  const language = useLanguage();
  const { quantity, weighed, approved, left } = progress;
  const weight = (tonnes: string | null) => weightText(language, tonnes, 3);
  const percent = percentOf(weighed, quantity) ?? 0;
  const progressText =
    quantity === null
      ? text('orderProgress.weighed', { weighed: weight(weighed) })
      : text('orderProgress.weighedOf', { weighed: weight(weighed), quantity: weight(quantity) });
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'baseline', columnGap: 2, flexWrap: 'wrap' }}>
        {quantity !== null && (
          <Typography sx={{ fontSize: 26, fontWeight: 750, lineHeight: 1.2 }}>
            {Math.floor(percent)} %
          </Typography>
        )}
        <Typography sx={{ fontWeight: 650 }}>{progressText}</Typography>
        {left !== null && !left.startsWith('-') && (
          <Typography color="text.secondary">{text('orderProgress.left', { left: weight(left) })}</Typography>
        )}
      </Box>
      {quantity !== null && (
        <Box
          role="img"
          aria-label={progressText}
          sx={{
            position: 'relative',
            height: 22,
            mt: 0.75,
            borderRadius: 1,
            overflow: 'hidden',
            bgcolor: 'action.hover',
            border: 1,
            borderColor: 'divider',
          }}
        >
          <Filled percent={percent} opacity={0.4} />
          <Filled percent={percentOf(approved, quantity) ?? 0} opacity={1} />
        </Box>
      )}
    </>
  );
}

const Filled = ({ percent, opacity }: { readonly percent: number; readonly opacity: number }) => (
  <Box
    sx={{
      position: 'absolute',
      inset: '0 auto 0 0',
      width: `${Math.min(100, percent)}%`,
      bgcolor: percent > 100 ? 'warning.main' : 'primary.main',
      opacity,
      transition: 'width 0.6s',
    }}
  />
);
