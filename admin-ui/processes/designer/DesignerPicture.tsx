import { Box } from '@mui/material';
import { useMemo } from 'react';
import type { ProcessGraph } from '#domain/processes/processGraph.ts';
import { useText } from '../../i18n/useText.ts';
import type { SaidFault } from '../faultSentences.ts';
import { nodeElement } from '../picture/nodeElement.ts';
import { ProcessPicture, type Drawing } from '../picture/ProcessPicture.tsx';
import { waysAlong } from '../picture/ways.ts';
import { connect, place, remove, type DesignDraft } from './designDraft.ts';
import type { DryRunShown } from './useDryRun.ts';
import { FaultList } from './FaultList.tsx';
import { useDraftMarks } from './useDraftMarks.ts';
import type { StageDrop } from './useDropStage.tsx';

interface DesignerPictureProps {
  readonly draft: DesignDraft;
  readonly graph: ProcessGraph;
  readonly faults: readonly SaidFault[];
  readonly dryRun: DryRunShown | undefined;
  /** The id of the selected stage. */
  readonly chosen: number | undefined;
  /** Whether the person may change the definition; others only look at it. */
  readonly mayDraw: boolean;
  /** Takes a stage that is dragged onto the picture. Its `probe` must be inside the picture, whose coordinates it reads. */
  readonly drop: StageDrop;
  readonly onChoose: (stageId: number | undefined) => void;
  /** Changes with the same `about` are one step of undo. */
  readonly onChange: (draft: DesignDraft, about?: string) => void;
}

/** The picture of the definition, with the path of a dry run highlighted and the errors below. */
export function DesignerPicture(props: DesignerPictureProps) {
  const { draft, graph, faults, dryRun, chosen, mayDraw, drop, onChoose, onChange } = props;
  const text = useText();
  const marks = useDraftMarks(draft, faults);
  const litWays = useMemo(() => dryRun && waysOfDryRun(dryRun, graph), [dryRun, graph]);
  const drawing: Drawing = {
    onPlace: (spot, point) => onChange(place(draft, spot, point), `place ${spot}`),
    onConnect: (from, to, handle) => onChange(connect(draft, from, to, handle)),
    onRemove: (stageIds, wayIds) => {
      onChange(remove(draft, stageIds, wayIds));
      if (stageIds.length === 0) return;
      // A removed stage that had the focus loses it. Another stage gets it, so that the keys of the picture still work.
      const remainingId = graph.stages.find(({ stageId }) => !stageIds.includes(stageId))?.stageId;
      onChoose(remainingId);
      if (remainingId !== undefined) nodeElement(remainingId)?.focus();
    },
  };
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', gap: 1, minHeight: 0, minWidth: 0 }}
      onDragOver={drop.onDragOver}
      onDrop={drop.onDrop}
    >
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <ProcessPicture
          label={text('designer.title', { name: draft.name })}
          height="100%"
          graph={graph}
          layout={draft.layout}
          marks={marks}
          lit={litWays}
          chosen={chosen}
          onChoose={onChoose}
          {...(mayDraw ? { drawing } : {})}
        >
          {drop.probe}
        </ProcessPicture>
      </Box>
      <FaultList faults={faults} draft={draft} onChoose={onChoose} />
    </Box>
  );
}

/** The ids of the lines from the stage after which the dry run begins, or from the start, along its steps. */
const waysOfDryRun = ({ after, answer }: DryRunShown, graph: ProcessGraph): ReadonlySet<string> =>
  waysAlong(graph, [
    after ?? 'start',
    ...answer.steps.map(({ stageId }) => stageId),
    ...(answer.end === 'finished' ? (['end'] as const) : []),
  ]);
