import { Box, Button, Link as MuiLink, Typography } from '@mui/material';
import AgainIcon from '@mui/icons-material/Replay';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import SaveIcon from '@mui/icons-material/FileDownloadOutlined';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { enumLabel } from '#domain/labels/index.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { apiAddress, downloadFile } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { toneOf } from '../objects/statusTones.ts';
import { Panel } from '../parts/Panel.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { invoiceCalls, type InvoiceInKsef } from './invoiceCalls.ts';
import { KsefAdvice } from './KsefAdvice.tsx';
import type { KsefStage } from '#domain/finance/ksefStages.ts';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The state of an invoice in KSeF, what to do next, and its documents. */
const InvoicePanel = ({ record }: { readonly record: AnyRecord }) => {
  const text = useText();
  const language = useLanguage();
  useRefetchOnChange(['invoice'], ['ksef', record.id]);
  const { data } = useQuery({
    queryKey: ['ksef', record.id],
    queryFn: ({ signal }) => invoiceCalls.ksef(record.id, signal),
  });
  const status = String(record.ksefStatus);
  // The failure in the record comes first; without one, the process that sends the invoice may say why it waits.
  const reason = textOf(record.ksefFailure) ?? data?.reason ?? null;
  return (
    <Box sx={{ mb: 1.25 }}>
      <Panel
        title={text('ksef.panel')}
        action={
          <StatusChip label={enumLabel(language, 'ksefStatus', status)} tone={toneOf('ksefStatus', status)} />
        }
      >
        <KsefAdvice ksefStatus={status} sendBy={textOf(record.sendBy)} reason={reason} />
        {data?.link && (
          <Typography sx={{ my: 1 }}>
            <MuiLink href={data.link} target="_blank" rel="noreferrer">
              {text('ksef.check')}
            </MuiLink>
            {': '}
            {/* The number of KSeF, or `OFFLINE`. */}
            {data.label}
          </Typography>
        )}
        {data && <InvoiceActions record={record} ksef={data} />}
      </Panel>
    </Box>
  );
};

/** Buttons for the PDF, for the XML and KSeF's receipt (`upo`), and for another attempt to send the invoice. */
const InvoiceActions = ({ record, ksef }: { readonly record: AnyRecord; readonly ksef: InvoiceInKsef }) => {
  const text = useText();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const client = useQueryClient();
  const resend = async () => {
    try {
      await invoiceCalls.resend(Number(record.deliveryPaymentId));
      notify(text('ksef.again'), { type: 'success' });
    } catch (error) {
      notifyError(error);
    }
    await client.invalidateQueries({ queryKey: ['ksef', record.id] });
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
      {/* An invoice has a link once its XML is written. The PDF is drawn from this XML. */}
      {ksef.link && (
        <Button
          variant="contained"
          startIcon={<PdfIcon />}
          href={apiAddress('GET /invoices/:id/pdf', { params: { id: record.id } })}
          target="_blank"
          rel="noreferrer"
        >
          {text('ksef.pdf')}
        </Button>
      )}
      {ksef.papers.map((kind) => (
        <Button
          key={kind}
          variant="outlined"
          startIcon={<SaveIcon />}
          onClick={() =>
            void downloadFile(`GET /invoices/:id/${kind}`, { params: { id: record.id } }).catch(notifyError)
          }
        >
          {text(`ksef.${kind}`)}
        </Button>
      ))}
      {mayResend(ksef.stage) && (
        <Button variant="outlined" startIcon={<AgainIcon />} onClick={() => void resend()}>
          {text('ksef.resend')}
        </Button>
      )}
    </Box>
  );
};

const resting: readonly (KsefStage | null)[] = ['blocked', 'waiting', 'refused'];
/** True in the stages in which a person may ask for another attempt, because the process waits. */
function mayResend(stage: KsefStage | null): boolean {
  return resting.includes(stage);
}

export default InvoicePanel;
