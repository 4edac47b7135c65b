import { Box, Tooltip, Typography, type Theme } from '@mui/material';
import ConditionIcon from '@mui/icons-material/AltRouteOutlined';
import FaultIcon from '@mui/icons-material/ErrorOutline';
import HandIcon from '@mui/icons-material/PanToolAltOutlined';
import { keyframes } from '@emotion/react';
import { Handle, Position, useUpdateNodeInternals, type Node, type NodeProps } from '@xyflow/react';
import { useEffect } from 'react';
import type { GraphStage } from '#domain/processes/processGraph.ts';
import { useText } from '../../i18n/useText.ts';
import { stageSize } from './arrange.ts';
import type { StageMark } from './StageMark.ts';

type StageNodeData = {
  readonly stage: GraphStage;
  readonly mark: StageMark;
  /** Whether a path is highlighted that does not lead through this stage. */
  readonly isDim: boolean;
};
export type StageNodeType = Node<StageNodeData, 'stage'>;

const pulse = keyframes`
  from { box-shadow: 0 0 0 0 var(--keja-pulse); }
  to { box-shadow: 0 0 0 12px transparent; }`;

/** One stage in the picture; a stage that only has conditions has another shape. */
export function StageNode({
  id,
  data: { stage, mark, isDim },
  selected,
  isConnectable,
}: NodeProps<StageNodeType>) {
  const text = useText();
  const measureAnew = useUpdateNodeInternals();
  // A stage that becomes a condition stage has one more handle, and React Flow measures handles only once by itself.
  useEffect(() => measureAnew(id), [id, measureAnew, stage.isCondition]);
  const { faults = [], facts = [], caption, pulsing } = mark;
  return (
    <Box
      sx={({ palette, tones }) => ({
        ...stageSize,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 0.25,
        px: 1.25,
        border: '1.5px solid',
        // After `border`, which resets the colour.
        ...coloursOf(mark, isDim, tones),
        borderStyle: stage.isCondition ? 'dashed' : 'solid',
        borderRadius: stage.isCondition ? '36px' : '8px',
        outline: selected ? `2px solid ${palette.primary.main}` : 'none',
        outlineOffset: 2,
        '--keja-pulse': palette.primary.main,
        animation: pulsing ? `${pulse} 1.6s ease-out infinite` : 'none',
      })}
    >
      <Handle type="target" position={Position.Top} isConnectable={isConnectable} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        {stage.isCondition && <ConditionIcon sx={{ fontSize: 16 }} />}
        <Typography component="span" sx={{ ...twoLines, fontSize: 15, fontWeight: 650 }}>
          {stage.name}
        </Typography>
        {/* Nobody executes a condition stage, so nobody chooses by hand there. */}
        {stage.manuallyDefined && !stage.isCondition && (
          <HandIcon sx={{ fontSize: 15 }} titleAccess={text('processPicture.chosenByHand')} />
        )}
        {faults.length > 0 && (
          <Tooltip title={faults.join(' ')}>
            <FaultIcon color="error" sx={{ fontSize: 17 }} />
          </Tooltip>
        )}
      </Box>
      {caption !== undefined && <Line weight={600}>{caption}</Line>}
      {facts.length > 0 && <Line weight={400}>{facts.join(' · ')}</Line>}
      <Handle id="next" type="source" position={Position.Bottom} isConnectable={isConnectable} />
      {stage.isCondition && (
        <Handle id="otherwise" type="source" position={Position.Right} isConnectable={isConnectable} />
      )}
    </Box>
  );
}

const plainColours = { bgcolor: 'background.paper', color: 'text.primary', borderColor: 'divider' };

const coloursOf = ({ tone = 'plain', faults = [] }: StageMark, isDim: boolean, tones: Theme['tones']) => {
  const { background, text } = tones[tone];
  return {
    ...(tone === 'plain' ? plainColours : { bgcolor: background, color: text, borderColor: text }),
    ...(isDim ? { bgcolor: 'background.default', color: 'text.secondary' } : {}),
    ...(faults.length > 0 ? { borderColor: 'error.main' } : {}),
  };
};

const Line = ({ weight, children }: { readonly weight: number; readonly children: string }) => (
  <Typography
    component="span"
    noWrap
    title={children}
    sx={{ fontSize: 12.5, lineHeight: 1.25, color: 'inherit', fontWeight: weight }}
  >
    {children}
  </Typography>
);

const twoLines = {
  flex: 1,
  lineHeight: 1.15,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;
