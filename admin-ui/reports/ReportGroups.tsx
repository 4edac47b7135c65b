import { Box, Paper, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import {
  weighingDimensions,
  type WeighingDimension,
  type WeighingGroup,
} from '#domain/reports/weighingReport.rules.ts';
import { groupName } from '#domain/reports/groupName.ts';
import type { ReportedWeighings } from '#domain/reports/reportedWeighing.ts';
import { weighingReportWords } from '#domain/reports/weighingReport.words.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { weightText } from '../objects/formats.ts';

/** The sums at the head, and by each dimension that tells anything apart; a bar shows each part of the whole. */
export function ReportGroups({ report }: { readonly report: ReportedWeighings }) {
  const language = useLanguage();
  const words = weighingReportWords(language);
  const { totals, groups } = report;
  const heads = [
    [words.count, String(totals.count)],
    ['Netto', weightText(language, totals.netto, 3)],
  ] as const;
  const shown = weighingDimensions.filter((dimension) => dimension !== 'day' || groups.day.length > 1);
  return (
    <>
      <Box sx={{ display: 'flex', gap: 4, mb: 1.5 }}>
        {heads.map(([label, value]) => (
          <Box key={label}>
            <Typography variant="caption" color="text.secondary">
              {label}
            </Typography>
            <Typography
              sx={{ fontSize: 26, fontWeight: 750, lineHeight: 1.1, fontVariantNumeric: 'tabular-nums' }}
            >
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(360px, 1fr))' }}>
        {shown.map((dimension) => (
          <GroupTable key={dimension} dimension={dimension} groups={groups[dimension]} />
        ))}
      </Box>
    </>
  );
}

const GroupTable = ({
  dimension,
  groups,
}: {
  readonly dimension: WeighingDimension;
  readonly groups: readonly WeighingGroup[];
}) => {
  const language = useLanguage();
  const title = weighingReportWords(language).dimensions[dimension];
  const most = Math.max(...groups.map(({ netto }) => Number(netto)), 0.001);
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ p: 1.25, breakInside: 'avoid' }}>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      <Table size="small" aria-label={title}>
        <TableBody>
          {groups.map((group) => (
            <TableRow key={group.key ?? ''}>
              <TableCell sx={{ position: 'relative', width: '55%' }}>
                <Box
                  aria-hidden
                  sx={{
                    position: 'absolute',
                    inset: '3px auto 3px 0',
                    width: `${(Number(group.netto) / most) * 100}%`,
                    bgcolor: 'primary.main',
                    opacity: 0.14,
                    borderRadius: 0.5,
                  }}
                />
                {groupName(language, dimension, group)}
              </TableCell>
              <TableCell align="right">{group.count}</TableCell>
              <TableCell align="right" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
                {weightText(language, group.netto, 3)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
};
