import { Box } from '@mui/material';
import { Handle, Position, type Node, type NodeProps } from '@xyflow/react';
import { useText } from '../../i18n/useText.ts';
import { endSize } from './arrange.ts';

export type EndNodeType = Node<{ readonly which: 'start' | 'end'; readonly isReached: boolean }, 'end'>;

/** The start node and the end node of a process. */
export function EndNode({ data: { which, isReached }, isConnectable }: NodeProps<EndNodeType>) {
  const text = useText();
  return (
    <Box
      sx={({ tones }) => ({
        ...endSize,
        display: 'grid',
        placeItems: 'center',
        borderRadius: '15px',
        fontSize: 14,
        fontWeight: 650,
        bgcolor: tones[isReached ? 'go' : 'plain'].background,
        color: tones[isReached ? 'go' : 'plain'].text,
      })}
    >
      {which === 'end' && <Handle type="target" position={Position.Top} isConnectable={isConnectable} />}
      {text(`processPicture.${which}`)}
      {which === 'start' && <Handle type="source" position={Position.Bottom} isConnectable={isConnectable} />}
    </Box>
  );
}
