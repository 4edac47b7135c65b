import {
  Alert,
  Box,
  Button,
  LinearProgress,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import EarlierIcon from '@mui/icons-material/ChevronLeft';
import LaterIcon from '@mui/icons-material/ChevronRight';
import { DateTime } from 'luxon';
import { useAuthenticated, useStore } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { businessZone } from '#domain/kernel/time.ts';
import { objects } from '#domain/objects.ts';
import type { PlanPicture } from '#domain/ships/planPicture.ts';
import { useText } from '../../i18n/useText.ts';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { useNow } from '../../parts/useNow.ts';
import type { RowsBy } from './boardRows.ts';
import { PlanBoard } from './PlanBoard.tsx';
import { usePlans } from './planCalls.ts';

const daysShown = 14;
const daysBefore = 2;
const week = 7;
const tickMs = 60_000;

/** The ships of two weeks: which berth has which when, how far each has come, and where two want one box. */
const PlanningPage = () => {
  useAuthenticated();
  const text = useText();
  const now = useNow(tickMs);
  const [by, setBy] = useStore<RowsBy>('shipBoard.by', 'position');
  const [shift, setShift] = useState(0);
  const first = DateTime.fromMillis(now, { zone: businessZone })
    .startOf('day')
    .plus({ days: shift - daysBefore });
  const days = Array.from({ length: daysShown }, (_, index) => first.plus({ days: index }));
  const { data, error, isFetching } = usePlans(
    first.toUTC().toISO() ?? '',
    first.plus({ days: daysShown }).toUTC().toISO() ?? '',
  );
  const plans = data?.rows ?? [];
  return (
    <>
      <PageHeader title={text('shipPlan.boardTitle')}>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={by}
          aria-label={text('shipPlan.rows')}
          onChange={(_event, chosen: RowsBy | null) => chosen && setBy(chosen)}
        >
          <ToggleButton value="position">{text('shipPlan.byBerth')}</ToggleButton>
          <ToggleButton value="ship">{text('shipPlan.byShip')}</ToggleButton>
        </ToggleButtonGroup>
        <Button startIcon={<EarlierIcon />} onClick={() => setShift(shift - week)}>
          {text('shipPlan.earlier')}
        </Button>
        <Button disabled={shift === 0} onClick={() => setShift(0)}>
          {text('shipPlan.today')}
        </Button>
        <Button endIcon={<LaterIcon />} onClick={() => setShift(shift + week)}>
          {text('shipPlan.later')}
        </Button>
        <Button
          component={Link}
          to={`/${objects.shipPlanning.path}/create`}
          variant="contained"
          startIcon={<AddIcon />}
        >
          {text('shipPlan.add')}
        </Button>
      </PageHeader>
      <Box sx={{ height: 2, mb: 0.5 }}>
        {isFetching && <LinearProgress sx={{ height: 2 }} aria-label={text('shell.loading')} />}
      </Box>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data?.more && <Alert severity="warning">{text('shipPlan.more')}</Alert>}
      {data && plans.length === 0 && <Alert severity="info">{text('shipPlan.none')}</Alert>}
      {plans.length > 0 && <PlanBoard plans={plans} by={by} days={days} now={now} />}
      <Untimed plans={plans.filter(({ plannedBegin }) => plannedBegin === null)} />
    </>
  );
};

/** Plans that nobody has given a time yet. */
const Untimed = ({ plans }: { readonly plans: readonly PlanPicture[] }) => {
  const text = useText();
  if (plans.length === 0) return null;
  return (
    <Box component="section" aria-label={text('shipPlan.untimed')} sx={{ mt: 2 }}>
      <Typography variant="h6" component="h2">
        {text('shipPlan.untimed')}
      </Typography>
      {plans.map(({ id, numberStr, ship, product }) => (
        <Button key={id} component={Link} to={`/${objects.shipPlanning.path}/${id}`}>
          {[numberStr, ship?.presentation, product?.presentation].filter(Boolean).join(' · ')}
        </Button>
      ))}
    </Box>
  );
};

export default PlanningPage;
