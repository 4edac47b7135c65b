import { Box, Button, Paper, Tooltip, Typography } from '@mui/material';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import TraceIcon from '@mui/icons-material/ReceiptLongOutlined';
import { Link } from 'react-router-dom';
import { decimalText } from '#domain/kernel/written.ts';
import { enumLabel } from '#domain/labels/index.ts';
import { downloadFile } from '../data/client.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { AgentLine } from './AgentLine.tsx';
import { BunkerBatches } from './BunkerBatches.tsx';
import type { ScaleCondition } from './condition.ts';
import { HealthFacts } from './HealthFacts.tsx';
import { LightLamps } from './LightLamps.tsx';
import { TypedWeight } from './TypedWeight.tsx';

/**
 * One scale: the weight on it, its state, and what a person can do about a fault.
 * @param now milliseconds since 1970
 */
export function ScaleCard({ condition, now }: { condition: ScaleCondition; now: number }) {
  // `heard` is the newest report about the scale; null if there is no fresh one.
  const { scale, heard, tone } = condition;
  const language = useLanguage();
  const place = [
    scale.weighingStation,
    scale.protocolType && enumLabel(language, 'scaleProtocolType', scale.protocolType),
    scale.address,
  ];
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={scale.name}
      data-scale={scale.scaleId}
      sx={(theme) => ({ borderTop: 4, borderTopColor: theme.tones[tone].text, minWidth: 0 })}
    >
      <Box sx={{ px: 1.5, pt: 1 }}>
        <Typography variant="h6" component="h2" noWrap>
          {[scale.code, scale.name].filter(Boolean).join(' · ')}
        </Typography>
        <Typography variant="body2" color="text.secondary" noWrap>
          {/* The blank keeps the height of the line. */}
          {place.filter(Boolean).join(' · ') || ' '}
        </Typography>
      </Box>
      <PresentWeight condition={condition} />
      <Box sx={{ px: 1.5, pb: 1.25 }}>
        <AgentLine condition={condition} />
        {heard && <HealthFacts heard={heard} now={now} />}
        {scale.scalesType === 'Bunker' && <BunkerBatches scaleId={scale.scaleId} />}
        {scale.protocolType === 'Mechanical' && <TypedWeight scaleId={scale.scaleId} />}
        <Actions condition={condition} />
      </Box>
    </Paper>
  );
}

const PresentWeight = ({ condition: { scale, heard, tone } }: { condition: ScaleCondition }) => {
  const text = useText();
  const language = useLanguage();
  const health = heard?.health;
  const reason = health?.reason;
  const noReportText = text(
    scale.protocolType === 'Mechanical' ? 'desk.reasons.typed_by_hand' : 'scales.unknown',
  );
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 1.5,
        py: 0.75,
        my: 1,
        minHeight: 68,
        bgcolor: theme.tones[tone].background,
        color: theme.tones[tone].text,
      })}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {health?.tonnes && !reason ? (
          <>
            <Typography
              component="output"
              sx={{ fontSize: 34, fontWeight: 750, lineHeight: 1.1, fontVariantNumeric: 'tabular-nums' }}
            >
              {decimalText(language, health.tonnes, 3)} t
            </Typography>
            <Typography variant="body2">{text(`desk.phases.${health.phase}`)}</Typography>
          </>
        ) : (
          <Typography sx={{ fontSize: 18, fontWeight: 700, lineHeight: 1.2 }}>
            {reason ? text(`desk.reasons.${reason}`) : noReportText}
          </Typography>
        )}
      </Box>
      {/* `lightAnswers` is null only for a scale without a light. */}
      {health?.light && <LightLamps signal={health.light} answers={health.lightAnswers !== false} />}
    </Box>
  );
};

const Actions = ({ condition: { scale, agentConnected } }: { condition: ScaleCondition }) => {
  const text = useText();
  const notifyError = useNotifyError();
  const downloadTrace = () =>
    downloadFile('GET /scales/:scaleId/trace', { params: { scaleId: scale.scaleId } }).catch(notifyError);
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1, flexWrap: 'wrap' }}>
      <Button component={Link} to={`/scales/${scale.scaleId}`} size="small" startIcon={<SettingsIcon />}>
        {text('scales.settings')}
      </Button>
      {/* The agent is asked for its recorded telegrams, so it must be connected. The tooltip says if none are recorded now. */}
      <Tooltip title={scale.loggingOn ? '' : text('scales.traceOff')}>
        <span>
          <Button
            size="small"
            startIcon={<TraceIcon />}
            disabled={!agentConnected}
            onClick={() => void downloadTrace()}
          >
            {text('scales.trace')}
          </Button>
        </span>
      </Tooltip>
    </Box>
  );
};
