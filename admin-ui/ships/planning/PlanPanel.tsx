import { Alert, Box, Link as TextLink } from '@mui/material';
import { Link } from 'react-router-dom';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import type { PicturedClash } from '#domain/ships/planPicture.ts';
import { useText } from '../../i18n/useText.ts';
import { ErrorNote } from '../../parts/ErrorNote.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { Places } from '../Places.tsx';
import { PlanActions } from './PlanActions.tsx';
import { usePlan } from './planCalls.ts';
import { PlanLines } from './PlanLines.tsx';
import { PlanSumsBar } from './PlanSumsBar.tsx';

/** A plan and what has been done of it: how full the ship and the boxes are, and the moves that are allowed now. */
const PlanPanel = ({ record }: { readonly record: AnyRecord }) => {
  const text = useText();
  const { plan, error } = usePlan(record.id);
  if (!plan) return <ErrorNote error={error} />;
  // An unloading empties the holds and fills the boxes; a loading does the opposite.
  const unloads = plan.type === 'Unloading';
  const namedHolds = plan.holds.filter(({ name }) => name !== '');
  return (
    <Panel title={text('shipPlan.panel')} below action={<PlanActions plan={plan} />}>
      <ErrorNote error={error} severity="warning" />
      {plan.clashes.map((clash) => (
        <Clash key={`${clash.box.id}-${clash.plan.id}`} clash={clash} />
      ))}
      <PlanSumsBar plan={plan} />
      <Box
        sx={{ display: 'grid', gap: 2, my: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))' }}
      >
        {namedHolds.length > 0 && (
          <Places title={text('unloading.ship')} places={namedHolds} empties={unloads} hull />
        )}
        {plan.boxes.length > 0 && (
          <Places title={text('unloading.boxes')} places={plan.boxes} empties={!unloads} />
        )}
      </Box>
      {!unloads && <PlanLines lines={plan.lines} />}
    </Panel>
  );
};

const Clash = ({ clash: { box, plan, ship } }: { readonly clash: PicturedClash }) => {
  const text = useText();
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      {text('shipPlan.clash', { box: box.presentation, ship: ship?.presentation ?? '' })}{' '}
      <TextLink component={Link} to={`/${objects.shipPlanning.path}/${plan.id}`} color="inherit">
        {plan.presentation}
      </TextLink>
    </Alert>
  );
};

export default PlanPanel;
