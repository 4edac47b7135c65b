import { Alert, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { useText } from '../../i18n/useText.ts';
import { ErrorNote } from '../../parts/ErrorNote.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { usePlan } from './planCalls.ts';
import { PlanLines } from './PlanLines.tsx';

/** The holds of a loading plan and how full each is. What trucks bring fills the holds in their order. */
const LoadingPlanPanel = ({ record }: { readonly record: AnyRecord }) => {
  const text = useText();
  const planId = typeof record.shipPlanningId === 'number' ? record.shipPlanningId : null;
  const { plan, error } = usePlan(planId);
  if (planId === null) return <Alert severity="info">{text('shipPlan.noPlan')}</Alert>;
  if (!plan) return <ErrorNote error={error} />;
  return (
    <Panel
      title={text('shipPlan.panel')}
      below
      action={
        <Button component={Link} to={`/${objects.shipPlanning.path}/${planId}`}>
          {plan.numberStr}
        </Button>
      }
    >
      <ErrorNote error={error} severity="warning" />
      <PlanLines lines={plan.lines.filter(({ loadingPlanId }) => loadingPlanId === record.id)} />
    </Panel>
  );
};

export default LoadingPlanPanel;
