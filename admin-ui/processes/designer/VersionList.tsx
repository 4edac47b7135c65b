import { Box, Typography } from '@mui/material';
import { dateTimeText } from '#domain/kernel/written.ts';
import { fieldLabel } from '#domain/labels/index.ts';
import { graphDifference, type StageDifference } from '#domain/processes/graphDifference.rules.ts';
import type { ProcessGraph } from '#domain/processes/processGraph.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { useVersionsOf } from './useVersionsOf.ts';

interface VersionListProps {
  readonly definitionId: number;
  /** The draft as it is drawn now. */
  readonly graph: ProcessGraph;
}

/** The versions with their changes; above them what the draft would change. */
export function VersionList({ definitionId, graph }: VersionListProps) {
  const text = useText();
  const { data: versions = [], isSuccess } = useVersionsOf(definitionId);
  if (isSuccess && versions.length === 0)
    return <Typography color="text.secondary">{text('designer.noVersions')}</Typography>;
  const drawn = { title: text('designer.drawing'), graph, isFirst: false };
  const stored = versions.map(({ versionNumber, createdAt, author, graph: storedGraph }) => ({
    title: [
      text('designer.version', { number: versionNumber }),
      dateTimeText(createdAt),
      author?.presentation,
    ]
      .filter(Boolean)
      .join(' · '),
    graph: storedGraph,
    // The oldest version that is read need not be the first of all.
    isFirst: versionNumber === 1,
  }));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {/* The newest comes first, so each version is compared with the next one of the array. */}
      {[drawn, ...stored].map(({ title, graph: after, isFirst }, at, all) => (
        <Box key={title}>
          <Typography sx={{ fontWeight: 650, fontSize: 13 }}>{title}</Typography>
          <Differences before={all[at + 1]?.graph} after={after} isFirst={isFirst} />
        </Box>
      ))}
    </Box>
  );
}

interface DifferencesProps {
  /** Undefined for the oldest version that is read. */
  readonly before: ProcessGraph | undefined;
  readonly after: ProcessGraph;
  readonly isFirst: boolean;
}

const Differences = ({ before, after, isFirst }: DifferencesProps) => {
  const text = useText();
  const language = useLanguage();
  if (isFirst) return <Typography sx={{ fontSize: 12.5 }}>{text('designer.firstVersion')}</Typography>;
  if (!before) return null;
  const differences = graphDifference(before, after);
  if (differences.length === 0)
    return <Typography sx={{ fontSize: 12.5 }}>{text('designer.nothingChanged')}</Typography>;
  const differenceText = ({ kind, name, fields }: StageDifference): string => {
    // The label of `executorId` is that of `executor`.
    const labels = fields.map((field) =>
      fieldLabel(language, 'bpDefinition', `stageSettingsList.${field.replace(/Id$/, '')}`),
    );
    return text(`designer.difference.${kind}`, { stage: name, fields: labels.join(', ') });
  };
  return (
    <Box component="ul" sx={{ m: 0, pl: 2, fontSize: 12.5 }}>
      {differences.map((difference) => (
        <li key={difference.stageId}>{differenceText(difference)}</li>
      ))}
    </Box>
  );
};
