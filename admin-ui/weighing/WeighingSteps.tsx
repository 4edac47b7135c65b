import { Box, Typography } from '@mui/material';
import ArrowIcon from '@mui/icons-material/ArrowForward';
import DoneIcon from '@mui/icons-material/CheckCircle';
import InIcon from '@mui/icons-material/Login';
import MoveIcon from '@mui/icons-material/SyncAlt';
import NoneIcon from '@mui/icons-material/DoNotDisturbAlt';
import OutIcon from '@mui/icons-material/Logout';
import type { StockEffect } from '#domain/weighing/operations.rules.ts';
import { roundNow, weighingsLeft } from '#domain/weighing/weighingRounds.rules.ts';
import { enumLabel } from '#domain/labels/index.ts';
import type { Disposition } from '../data/journey.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { preciseDateTimeText, weightText } from '../objects/formats.ts';
import type { PlannedWeighing } from './plan.ts';

const stockIcons = { in: InIcon, out: OutIcon, move: MoveIcon, none: NoneIcon } as const satisfies Record<
  StockEffect,
  unknown
>;

/**
 * Where the goods go or come from: the actual warehouse if it is known, else the planned one, with the box if one is known. A
 * move is written as `planned → actual`.
 */
const placeOf = (stock: StockEffect, { warehouse, actualWarehouse, box }: Disposition): string => {
  const place = (stock === 'move' ? warehouse : (actualWarehouse ?? warehouse))?.presentation ?? '–';
  const placeWithBox = box ? `${place}, ${box.presentation}` : place;
  return stock === 'move' ? `${placeWithBox} → ${actualWarehouse?.presentation ?? '–'}` : placeWithBox;
};

interface StepsProps {
  readonly planned: PlannedWeighing;
  readonly disposition: Disposition;
}

/** The weighings of this truck: which are done, which is next, and where the goods go. */
export function WeighingSteps({ planned, disposition }: StepsProps) {
  const text = useText();
  const language = useLanguage();
  const { plan, effect, weighings } = planned;
  const StockIcon = stockIcons[effect.stock];
  const facts = useFacts(planned);
  return (
    <Box
      component="section"
      aria-label={text('weighing.whatItDoes')}
      sx={{ mt: 1.5, p: 1.25, borderRadius: 1, bgcolor: 'action.hover' }}
    >
      <Typography sx={{ fontWeight: 650 }}>
        {plan.typeOfOperation && enumLabel(language, 'typeOfOperation', plan.typeOfOperation)}
        {(plan.rounds ?? 1) > 1 &&
          ` · ${text('weighing.round', { round: roundNow(plan, weighings), rounds: plan.rounds ?? 1 })}`}
      </Typography>
      <Box component="ol" sx={row}>
        {weighings.map(({ kind, tonnes }, index) => (
          <Step key={`done ${index}`} done>
            {text(`desk.kind.${kind}`)} {weightText(language, tonnes, 3)}
          </Step>
        ))}
        {weighingsLeft(plan, weighings).map((kind, index) => (
          <Step key={`next ${index}`} isNext={index === 0} hasArrow={index > 0 || weighings.length > 0}>
            {text(`desk.kind.${kind}`)}
            {index === 0 && ` (${text('weighing.stepNow')})`}
          </Step>
        ))}
      </Box>
      <Typography sx={{ display: 'flex', alignItems: 'center', gap: 0.75, mt: 0.75 }}>
        <StockIcon fontSize="small" aria-hidden />
        {text(`weighing.stock.${effect.stock}`, { place: placeOf(effect.stock, disposition) })}
      </Typography>
      {facts.map((fact) => (
        <Typography key={fact} variant="body2" color="text.secondary">
          {fact}
        </Typography>
      ))}
    </Box>
  );
}

interface StepProps {
  readonly done?: boolean;
  readonly isNext?: boolean;
  /** Whether an arrow stands before the step. Steps that are done have a mark instead. */
  readonly hasArrow?: boolean;
  readonly children: React.ReactNode;
}

const Step = ({ done = false, isNext = false, hasArrow = false, children }: StepProps) => (
  <Box
    component="li"
    aria-current={isNext ? 'step' : undefined}
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 0.75,
      fontWeight: isNext ? 750 : 500,
      color: isNext ? 'primary.main' : undefined,
    }}
  >
    {done ? (
      <DoneIcon fontSize="small" color="success" aria-hidden />
    ) : (
      hasArrow && <ArrowIcon fontSize="small" aria-hidden />
    )}
    <span>{children}</span>
  </Box>
);

/**
 * The facts that the weigher must know about the weighings, as sentences: the first weight taken from another disposition, a
 * known tare, the rest of the order, portions that are repeated, and a net that is not weighed.
 */
const useFacts = ({ plan, effect, lastTare }: PlannedWeighing): readonly string[] => {
  const text = useText();
  const language = useLanguage();
  const knownTareFact = (): string | undefined => {
    if (effect.tare !== 'known' || !lastTare) return undefined;
    const source = lastTare.numberStr
      ? `${text('weighing.knownTareNote', { number: lastTare.numberStr })}, ${preciseDateTimeText(lastTare.weighedAt)}`
      : text('weighing.knownTareVehicle');
    return `${text('weighing.knownTare', { weight: weightText(language, lastTare.tare, 3) })} ${source}`;
  };
  return [
    plan.startsFrom &&
      text('weighing.firstFrom', { weight: weightText(language, plan.startsFrom.tonnes, 3) }),
    knownTareFact(),
    plan.orderLeft && text('weighing.order', { weight: weightText(language, plan.orderLeft, 3) }),
    effect.repeated && text('weighing.repeated'),
    effect.net === 'declared' && text('weighing.netFrom.declared'),
    effect.net === 'nothing' && text('weighing.netFrom.nothing'),
  ].filter((fact) => typeof fact === 'string');
};

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  m: 0,
  mt: 0.75,
  p: 0,
  listStyle: 'none',
} as const;
