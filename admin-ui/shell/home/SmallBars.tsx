import { Box, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

interface SmallBar {
  readonly value: number;
  /** The text of the bar: of what, when and how much. */
  readonly description: string;
  /** The address of the list of what the bar counts. */
  readonly to: string;
}

interface SmallBarsProps {
  /** Bars that stand together, the earliest first. */
  readonly groups: readonly {
    readonly key: string;
    readonly label: string;
    readonly bars: readonly SmallBar[];
  }[];
}

/** In pixels. */
const height = 118;
const labelHeight = 20;

/** Small upright bars, each a link. The room for them is reserved before they are loaded. */
export function SmallBars({ groups }: SmallBarsProps) {
  const highest = Math.max(1, ...groups.flatMap(({ bars }) => bars.map(({ value }) => value)));
  return (
    <Box sx={{ display: 'flex', gap: '4px', height: height + labelHeight, alignItems: 'flex-end' }}>
      {groups.map(({ key, label, bars }) => (
        <Box key={key} sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', gap: '2px', height, alignItems: 'stretch' }}>
            {bars.map((bar, at) => (
              <Bar key={at} bar={bar} share={bar.value / highest} second={at > 0} />
            ))}
          </Box>
          <Typography
            aria-hidden
            sx={{
              fontSize: 11,
              lineHeight: `${labelHeight}px`,
              textAlign: 'center',
              color: 'text.secondary',
              overflow: 'hidden',
            }}
          >
            {label}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

interface BarProps {
  readonly bar: SmallBar;
  /** The height of the bar as a part of the highest one, from 0 to 1. */
  readonly share: number;
  /** Whether another bar of its group stands before it. It then has another colour. */
  readonly second: boolean;
}

const Bar = ({ bar, share, second }: BarProps) => {
  const colour = second ? 'secondary.main' : 'primary.main';
  return (
    <Box
      component={Link}
      to={bar.to}
      title={bar.description}
      aria-label={bar.description}
      sx={{
        flex: 1,
        display: 'flex',
        alignItems: 'flex-end',
        borderRadius: '3px',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box
        sx={{
          flex: 1,
          height: bar.value > 0 ? `max(3px, ${share * 100}%)` : '2px',
          borderRadius: '3px 3px 0 0',
          bgcolor: bar.value > 0 ? colour : 'divider',
        }}
      />
    </Box>
  );
};
