import { Alert, Box, MenuItem, TextField } from '@mui/material';
import RunIcon from '@mui/icons-material/PlayArrowOutlined';
import { useRef } from 'react';
import { registry } from '#domain/objects.ts';
import { stageOf, type ProcessGraph } from '#domain/processes/processGraph.ts';
import { useText } from '../../i18n/useText.ts';
import { ReferencePicker } from '../../objects/fields/ReferencePicker.tsx';
import { SettledButton } from '../../parts/SettledButton.tsx';
import { DryStepLine } from './DryStepLine.tsx';
import type { DryRunning } from './useDryRun.ts';

interface DryRunPanelProps {
  readonly graph: ProcessGraph;
  readonly dryRun: DryRunning;
}

/** The colour of the note about how a dry run ends. */
const tones = {
  finished: 'success',
  asked: 'info',
  repeats: 'warning',
  not_found: 'error',
  failed: 'error',
} as const;

/**
 * Simulates the path of a record without executing anything. The path begins at the start of the process, or after the stage
 * `after`, as if that stage had been executed with this result.
 */
export function DryRunPanel({ graph, dryRun }: DryRunPanelProps) {
  const text = useText();
  const { input, setInput, shown, run } = dryRun;
  const { record, after, result } = input;
  const inputs = useRef<HTMLElement>(null);
  if (!registry.has(graph.ownerObjectName))
    return <Alert severity="info">{text('processFault.no_object')}</Alert>;
  return (
    <Box ref={inputs} sx={{ display: 'flex', flexDirection: 'column', gap: 1.25 }}>
      <ReferencePicker
        objectName={graph.ownerObjectName}
        label={text('designer.record')}
        value={record}
        onChange={(chosen) => setInput({ ...input, record: chosen })}
      />
      <AfterSelect graph={graph} after={after} onChange={(next) => setInput({ ...input, after: next })} />
      <TextField
        label={text('designer.result')}
        value={result}
        onChange={(event) => setInput({ ...input, result: event.target.value })}
      />
      <SettledButton
        variant="contained"
        startIcon={<RunIcon />}
        disabled={record === null}
        inputs={inputs}
        onPress={() => record && void run(record.id)}
      >
        {text('designer.run')}
      </SettledButton>
      {shown && (
        <>
          <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
            {shown.answer.steps.map((step, at) => (
              <DryStepLine
                key={at}
                step={step}
                stage={stageOf(graph, step.stageId)}
                ownerObjectName={graph.ownerObjectName}
              />
            ))}
          </Box>
          <Alert severity={tones[shown.answer.end]} role="status">
            {text(`designer.ends.${shown.answer.end}`)}
          </Alert>
        </>
      )}
    </Box>
  );
}

interface AfterSelectProps {
  readonly graph: ProcessGraph;
  /** The stage that has been executed; null for the beginning. */
  readonly after: number | null;
  readonly onChange: (after: number | null) => void;
}

const AfterSelect = ({ graph, after, onChange }: AfterSelectProps) => {
  const text = useText();
  return (
    <TextField
      select
      label={text('designer.from')}
      value={after ?? ''}
      onChange={(event) => onChange(Number(event.target.value) || null)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{text('designer.fromStart')}</MenuItem>
      {/* A condition is not executed by anybody, so no dry run begins after it. */}
      {graph.stages
        .filter(({ isCondition }) => !isCondition)
        .map(({ stageId, name }) => (
          <MenuItem key={stageId} value={stageId}>
            {text('designer.afterStage', { stage: name })}
          </MenuItem>
        ))}
    </TextField>
  );
};
