import { Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import {
  reclamationDimensions,
  type ReclamationAnalysis,
  type ReclamationSum,
} from '#domain/service/reclamationAnalysis.rules.ts';
import { reclamationAnalysisWords } from '#domain/service/reclamationAnalysis.words.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { UnseenHead } from '../parts/UnseenHead.tsx';
import { measures, measureText } from './measures.ts';

/** All parts of all dimensions with all measures and totals. */
export function AnalysisTable({ analysis }: { readonly analysis: ReclamationAnalysis }) {
  const language = useLanguage();
  const words = reclamationAnalysisWords(language);
  return (
    <TableContainer component={Paper} variant="outlined" sx={{ mt: 1.5 }}>
      <Table size="small" aria-label={words.title}>
        <TableHead>
          <TableRow>
            <UnseenHead colSpan={2} name={words.title} />
            {measures.map((measure) => (
              <TableCell key={measure} align="right">
                {words.measures[measure]}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {reclamationDimensions.flatMap((dimension) =>
            analysis.parts[dimension].map((part, at) => (
              <TableRow key={`${dimension} ${part.key ?? ''}`} hover>
                <TableCell sx={{ fontWeight: 650 }}>{at === 0 && words.dimensions[dimension]}</TableCell>
                <TableCell>{part.name ?? '–'}</TableCell>
                <Figures sum={part} />
              </TableRow>
            )),
          )}
          <TableRow sx={{ '& td': { fontWeight: 700 } }}>
            <TableCell colSpan={2}>{words.total}</TableCell>
            <Figures sum={analysis.totals} />
          </TableRow>
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const Figures = ({ sum }: { readonly sum: ReclamationSum }) => {
  const language = useLanguage();
  return measures.map((measure) => (
    <TableCell key={measure} align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {measureText(language, measure, sum[measure])}
    </TableCell>
  ));
};
