import { MenuItem, TextField, Typography } from '@mui/material';
import { stageOf, type ProcessGraph } from '#domain/processes/processGraph.ts';
import { useText } from '../../i18n/useText.ts';
import type { LandingSum } from './landingSums.ts';

interface LandingsProps {
  readonly sums: readonly LandingSum[];
  readonly versions: readonly { readonly id: number; readonly graph: ProcessGraph }[];
  readonly toVersionId: number | undefined;
  /** The stages of the target version that the person has chosen, by the id of the present stage. */
  readonly landings: Readonly<Record<string, number>>;
  readonly onLand: (from: string, to: number) => void;
}

/** The stages of another version at which processes would continue. If a stage does not exist there, the person chooses one. */
export function Landings({ sums, versions, toVersionId, landings, onLand }: LandingsProps) {
  const text = useText();
  const target = versions.find(({ id }) => id === toVersionId)?.graph;
  // A stage is named as in the target version, or as in any version that has it.
  const graphs = [...(target ? [target] : []), ...versions.map(({ graph }) => graph)];
  const nameOf = (stageId: number | null): string => {
    if (stageId === null) return '';
    return graphs.map((graph) => stageOf(graph, stageId)?.name).find(Boolean) ?? `#${stageId}`;
  };
  return sums.map(({ kind, from, to, count }) =>
    kind === 'must_choose' ? (
      <TextField
        key={`${kind} ${from}`}
        select
        label={text('processBoard.mustChoose', { smart_count: count, stage: nameOf(from) })}
        value={from === null ? '' : (landings[String(from)] ?? '')}
        onChange={(event) => onLand(String(from), Number(event.target.value))}
      >
        {target?.stages
          // No process can be sent to a condition stage.
          .filter(({ isCondition }) => !isCondition)
          .map(({ stageId, name }) => (
            <MenuItem key={stageId} value={stageId}>
              {name}
            </MenuItem>
          ))}
      </TextField>
    ) : (
      <Typography key={`${kind} ${from} ${to}`} sx={{ fontSize: 13.5 }}>
        {text(`processBoard.landing.${kind}`, { count, from: nameOf(from), to: nameOf(to) })}
      </Typography>
    ),
  );
}
