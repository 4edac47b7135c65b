import { Alert, Button, ToggleButton, ToggleButtonGroup } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import EarlierIcon from '@mui/icons-material/ChevronLeft';
import LaterIcon from '@mui/icons-material/ChevronRight';
import { DateTime } from 'luxon';
import { useAuthenticated, useStore } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { businessZone } from '#domain/kernel/time.ts';
import { isoInUtc } from '#domain/kernel/warsawDay.ts';
import { objects } from '#domain/objects.ts';
import { useObjectMeta } from '../../data/metadata.ts';
import { useText } from '../../i18n/useText.ts';
import { LoadingLine } from '../../parts/LoadingLine.tsx';
import { ErrorNote } from '../../parts/ErrorNote.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { useNow } from '../../parts/useNow.ts';
import type { RowsBy } from './boardRows.ts';
import { PlanBoard } from './PlanBoard.tsx';
import { usePlans } from './planCalls.ts';
import { UntimedPlans } from './UntimedPlans.tsx';

const daysShown = 14;
/** How many days before today the board begins. */
const daysBefore = 2;
/** How many days a button moves the board by. */
const week = 7;
/** How often the page looks at the clock. */
const tickMs = 60_000;

/** The plans of two weeks: which ship is at which berth and when, how far each plan is, and where two plans need one box. */
const PlanningPage = () => {
  useAuthenticated();
  const text = useText();
  const now = useNow(tickMs);
  const { data: meta } = useObjectMeta('shipPlanning');
  const [by, setBy] = useStore<RowsBy>('shipBoard.by', 'position');
  /** The days by which the board was moved; negative into the past. */
  const [shift, setShift] = useState(0);
  const first = DateTime.fromMillis(now, { zone: businessZone })
    .startOf('day')
    .plus({ days: shift - daysBefore });
  const days = Array.from({ length: daysShown }, (_, index) => first.plus({ days: index }));
  const { data, error, isFetching } = usePlans(isoInUtc(first), isoInUtc(first.plus({ days: daysShown })));
  const plans = data?.rows ?? [];
  return (
    <>
      <PageHeader title={text('shipPlan.boardTitle')}>
        <RowsChoice by={by} onChange={setBy} />
        <Button startIcon={<EarlierIcon />} onClick={() => setShift(shift - week)}>
          {text('shipPlan.earlier')}
        </Button>
        <Button disabled={shift === 0} onClick={() => setShift(0)}>
          {text('shipPlan.today')}
        </Button>
        <Button endIcon={<LaterIcon />} onClick={() => setShift(shift + week)}>
          {text('shipPlan.later')}
        </Button>
        {meta?.canCreate && (
          <Button
            component={Link}
            to={`/${objects.shipPlanning.path}/create`}
            variant="contained"
            startIcon={<AddIcon />}
          >
            {text('shipPlan.add')}
          </Button>
        )}
      </PageHeader>
      <LoadingLine on={isFetching} mb={0.5} />
      <ErrorNote error={error} />
      {data?.more && <Alert severity="warning">{text('shipPlan.more')}</Alert>}
      {data && plans.length === 0 && <Alert severity="info">{text('shipPlan.none')}</Alert>}
      {/* The board leaves out plans without a time. These are listed below it. */}
      {plans.length > 0 && <PlanBoard plans={plans} by={by} days={days} now={now} />}
      <UntimedPlans plans={plans.filter(({ plannedBegin }) => plannedBegin === null)} />
    </>
  );
};

const RowsChoice = ({ by, onChange }: { readonly by: RowsBy; readonly onChange: (by: RowsBy) => void }) => {
  const text = useText();
  return (
    <ToggleButtonGroup
      size="small"
      exclusive
      value={by}
      aria-label={text('shipPlan.rows')}
      onChange={(_event, chosen: RowsBy | null) => chosen && onChange(chosen)}
    >
      <ToggleButton value="position" sx={{ color: 'text.primary' }}>
        {text('shipPlan.byBerth')}
      </ToggleButton>
      <ToggleButton value="ship" sx={{ color: 'text.primary' }}>
        {text('shipPlan.byShip')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
};

export default PlanningPage;
