import { Typography } from '@mui/material';
import { dateTimeText } from '#domain/kernel/written.ts';
import { useText } from '../i18n/useText.ts';
import type { ScaleCondition } from './condition.ts';

/** Shows whether the agent, the program beside the scale, is connected. */
export function AgentLine({ condition: { scale, agentConnected } }: { condition: ScaleCondition }) {
  const text = useText();
  const { agentName: name, agentLastSeenAt: lastSeenAt } = scale;
  if (name === null)
    // A scale without a connection needs no agent: people type its weights.
    return scale.protocolType === 'Mechanical' ? null : (
      <Typography variant="body2" color="error.main" sx={{ fontWeight: 600 }}>
        {text('scales.noAgent')}
      </Typography>
    );
  if (agentConnected)
    return (
      <Typography variant="body2" color="text.secondary">
        {text('scales.agentHere', { name })}
      </Typography>
    );
  return (
    <Typography variant="body2" color="error.main" sx={{ fontWeight: 600 }}>
      {text('scales.agentAway', { name })}
      {lastSeenAt && ` · ${text('scales.lastSeen', { time: dateTimeText(lastSeenAt) })}`}
    </Typography>
  );
}
