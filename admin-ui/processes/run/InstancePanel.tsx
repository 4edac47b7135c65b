import { Box, Button, Skeleton, Alert } from '@mui/material';
import CancelIcon from '@mui/icons-material/CancelOutlined';
import CompleteIcon from '@mui/icons-material/TaskAltOutlined';
import DesignIcon from '@mui/icons-material/DrawOutlined';
import RedirectIcon from '@mui/icons-material/CallSplitOutlined';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import type { ProcessAction, ProcessStanding } from '#domain/processes/processAnswers.ts';
import { useText } from '../../i18n/useText.ts';
import { ErrorNote } from '../../parts/ErrorNote.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useNow } from '../../parts/useNow.ts';
import { ProcessPicture } from '../picture/ProcessPicture.tsx';
import { waysAlong } from '../picture/ways.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { InstanceFacts } from './InstanceFacts.tsx';
import { InstanceHistory } from './InstanceHistory.tsx';
import { useStanding } from './processCalls.ts';
import { spotsOf, standingMarks } from './standingMarks.ts';
import { useWhoDoes } from './useWhoDoes.ts';

const tickMs = 30_000;
const icons = { complete: <CompleteIcon />, redirect: <RedirectIcon />, cancel: <CancelIcon /> } as const;

/** A process above its record: its stage, its path, the actions, and beside them its history. */
const InstancePanel = ({ record }: { readonly record: AnyRecord }) => {
  const text = useText();
  const { data, error } = useStanding(record.id);
  const [action, setAction] = useState<ProcessAction>();
  return (
    <Box sx={{ display: 'grid', gap: 1.25, mb: 1.25, gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' }}>
      <Panel
        title={text('processRun.picture')}
        action={
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
            {data?.allowed.map((each) => (
              <Button
                key={each}
                startIcon={icons[each]}
                variant={each === 'complete' ? 'contained' : 'outlined'}
                color={each === 'cancel' ? 'error' : 'primary'}
                onClick={() => setAction(each)}
              >
                {text(`processRun.actions.${each}`)}
              </Button>
            ))}
            {isReference(record.definition) && (
              <Button
                component={Link}
                to={`/process-designer/${record.definition.id}`}
                startIcon={<DesignIcon />}
              >
                {text('processRun.design')}
              </Button>
            )}
          </Box>
        }
      >
        <ErrorNote error={error} severity="warning" />
        {!data && !error && <Skeleton variant="rounded" height={320} />}
        {data && (
          <>
            <InstanceFacts record={record} standing={data} />
            <StoppedNote standing={data} />
            <StandingPicture standing={data} />
          </>
        )}
      </Panel>
      <InstanceHistory exemplarId={record.id} />
      {data && action && (
        <ActionDialog standing={data} action={action} onClose={() => setAction(undefined)} />
      )}
    </Box>
  );
};

const StandingPicture = ({ standing }: { readonly standing: ProcessStanding }) => {
  const text = useText();
  const now = useNow(tickMs);
  const who = useWhoDoes(standing);
  const marks = useMemo(() => standingMarks(standing, who, now, text), [standing, who, now, text]);
  const lit = useMemo(() => waysAlong(standing.graph, spotsOf(standing)), [standing]);
  return (
    <ProcessPicture
      label={text('processRun.picture')}
      height="max(560px, calc(100vh - 320px))"
      // The stage that is in view at first, if the picture does not fit.
      first={standing.stageId ?? 'start'}
      graph={standing.graph}
      layout={standing.layout}
      marks={marks}
      lit={lit}
    />
  );
};

export default InstancePanel;

/** Why a process has stopped. People who may complete its stage again also see what to do. */
function StoppedNote({ standing }: { readonly standing: ProcessStanding }) {
  const text = useText();
  const { status, result, way, allowed } = standing;
  if (status !== 'Active' || result === null || result === 'success') return null;
  // The result `error` does not say what is wrong, so the text of the error is shown before the advice. The advice for any other
  // result says what is wrong.
  const reason = way.findLast(({ step }) => step === 'Stopped')?.comment;
  const advice = allowed.includes('complete') ? text(`processRun.stuckAdvice.${result}`) : undefined;
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      {result === 'error' ? [reason, advice].filter(Boolean).join(' ') : (advice ?? reason)}
    </Alert>
  );
}
