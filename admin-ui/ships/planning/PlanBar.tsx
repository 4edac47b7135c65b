import { Box, ButtonBase } from '@mui/material';
import WarningIcon from '@mui/icons-material/WarningAmberRounded';
import { Link } from 'react-router-dom';
import { dateTimeText } from '#domain/kernel/written.ts';
import { enumLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import type { PlanPicture } from '#domain/ships/planPicture.ts';
import type { ShipPlanState } from '#domain/ships/planning.rules.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { weightText } from '../../objects/formats.ts';
import type { Tone } from '../../shell/tones.ts';
import type { BoardBar, RowsBy } from './boardRows.ts';
import { percentDone } from './percentDone.ts';

export const toneOfState: Readonly<Record<ShipPlanState, Tone>> = {
  Planned: 'wait',
  Ongoing: 'ready',
  Finished: 'done',
  Canceled: 'plain',
};

export const laneHeight = 44;

/** What a bar shows, as a sentence: for whoever hears it or rests on it. */
const useSentence = () => {
  const text = useText();
  const language = useLanguage();
  return (plan: PlanPicture): string =>
    [
      `${plan.ship?.presentation ?? ''} (${enumLabel(language, 'dispositionType', plan.type)})`,
      plan.position?.presentation,
      [dateTimeText(plan.plannedBegin), dateTimeText(plan.plannedEnd)].filter(Boolean).join(' – '),
      enumLabel(language, 'shipPlanState', plan.state),
      text('shipPlan.doneOf', {
        done: weightText(language, plan.done),
        planned: weightText(language, plan.planned) || '–',
      }),
      ...plan.clashes.map(({ box, ship }) =>
        text('shipPlan.clashShort', { box: box.presentation, ship: ship?.presentation ?? '' }),
      ),
    ]
      .filter(Boolean)
      .join(', ');
};

/** A plan between its begin and end, as full as it is done. */
export const PlanBar = ({ bar, by }: { readonly bar: BoardBar; readonly by: RowsBy }) => {
  const sentence = useSentence();
  const { plan, left, width, lane } = bar;
  const percent = percentDone(plan);
  const told = sentence(plan);
  return (
    <ButtonBase
      component={Link}
      to={`/${objects.shipPlanning.path}/${plan.id}`}
      data-bar={plan.id}
      aria-label={told}
      title={told}
      sx={(theme) => ({
        position: 'absolute',
        left: `${left}%`,
        width: `${width}%`,
        top: lane * laneHeight + 4,
        height: laneHeight - 8,
        justifyContent: 'flex-start',
        overflow: 'hidden',
        borderRadius: 1,
        border: plan.clashes.length > 0 ? 2 : 1,
        borderColor: plan.clashes.length > 0 ? 'error.main' : theme.tones[toneOfState[plan.state]].ink,
        bgcolor: theme.tones[toneOfState[plan.state]].ground,
        color: theme.tones[toneOfState[plan.state]].ink,
        textDecoration: plan.state === 'Canceled' ? 'line-through' : 'none',
        '&:focus-visible': {
          outline: `3px solid ${theme.palette.primary.main}`,
          outlineOffset: 1,
          zIndex: 2,
        },
      })}
    >
      <Box
        sx={{
          position: 'absolute',
          inset: '0 auto 0 0',
          width: `${Math.min(100, percent ?? 0)}%`,
          bgcolor: 'currentColor',
          opacity: 0.22,
        }}
      />
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
            aria-hidden
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
    </ButtonBase>
  );
};
