import { Box, ButtonBase } from '@mui/material';
import WarningIcon from '@mui/icons-material/WarningAmberRounded';
import { Link } from 'react-router-dom';
import { objects } from '#domain/objects.ts';
import { percentOf } from '../../parts/percentOf.ts';
import type { BoardBar, RowsBy } from './boardRows.ts';
import { toneOfState } from './toneOfState.ts';
import { useClashWords, usePlanSentence } from './usePlanSentence.ts';

/** In pixels. */
export const laneHeight = 44;

/**
 * The bar of a plan from its begin to its end. It is filled as far as the plan is done.
 * @param by whether a row of the board belongs to a berth or to a ship
 */
export function PlanBar({ bar, by }: { readonly bar: BoardBar; readonly by: RowsBy }) {
  const sentence = usePlanSentence();
  const { plan, left, width, lane } = bar;
  const percent = percentOf(plan.done, plan.planned);
  const description = sentence(plan);
  const clashes = plan.clashes.length > 0;
  return (
    <ButtonBase
      component={Link}
      to={`/${objects.shipPlanning.path}/${plan.id}`}
      data-bar={plan.id}
      title={description}
      sx={(theme) => ({
        position: 'absolute',
        left: `${left}%`,
        width: `${width}%`,
        top: lane * laneHeight + 4,
        height: laneHeight - 8,
        justifyContent: 'flex-start',
        overflow: 'hidden',
        borderRadius: 1,
        border: clashes ? 2 : 1,
        borderColor: clashes ? 'error.main' : theme.tones[toneOfState[plan.state]].text,
        bgcolor: theme.tones[toneOfState[plan.state]].background,
        color: theme.tones[toneOfState[plan.state]].text,
        textDecoration: plan.state === 'Canceled' ? 'line-through' : 'none',
        '&:focus-visible': {
          outline: `3px solid ${theme.palette.primary.main}`,
          outlineOffset: 1,
          zIndex: 2,
        },
      })}
    >
      <Box sx={{ ...doneShare, width: `${Math.min(100, percent ?? 0)}%` }} />
      <PlanText plan={plan} by={by} percent={percent} />
    </ButtonBase>
  );
}

const doneShare = {
  position: 'absolute',
  inset: '0 auto 0 0',
  bgcolor: 'currentColor',
  opacity: 0.22,
} as const;

interface PlanTextProps {
  readonly plan: BoardBar['plan'];
  readonly by: RowsBy;
  /** How much is done; null if no weight is planned. */
  readonly percent: number | null;
}

/**
 * The first line has a warning sign if the plan clashes with another one, and its berth (`position`) or its ship: the one that
 * its row does not name. If the plan has none, its number takes the place. The second line has its goods and how much is done.
 */
const PlanText = ({ plan, by, percent }: PlanTextProps) => {
  const clashWords = useClashWords();
  return (
    <Box
      component="span"
      sx={{
        position: 'relative',
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        px: 0.75,
        fontSize: 13,
        fontWeight: 650,
        lineHeight: 1.2,
        whiteSpace: 'nowrap',
      }}
    >
      {plan.clashes.length > 0 && (
        <WarningIcon
          sx={{ fontSize: 17, mr: 0.5, verticalAlign: '-3px', color: 'error.main' }}
          titleAccess={clashWords(plan).join(', ')}
        />
      )}
      {(by === 'ship' ? plan.position : plan.ship)?.presentation ?? plan.numberStr}
      <Box
        component="span"
        sx={{
          display: 'block',
          fontWeight: 400,
          fontSize: 12,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
        }}
      >
        {[plan.product?.presentation, percent === null ? '' : `${Math.floor(percent)} %`]
          .filter(Boolean)
          .join(' · ')}
      </Box>
    </Box>
  );
};
