import { Box, Button, TextField, Typography } from '@mui/material';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import type { Language } from '#domain/kernel/language.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { OrderPaperKind } from '#domain/sales/orderPaperKinds.ts';
import { apiAddress } from '../data/client.ts';
import { languageNames } from '../i18n/languageNames.ts';
import { useText } from '../i18n/useText.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { useFaults } from '../parts/useFaults.ts';
import { LetterAccount, LetterContact, LetterPaper } from './LetterChoices.tsx';
import { useOrderLetter, type LetterField } from './useOrderLetter.ts';

interface SendPaperDialogProps {
  readonly record: AnyRecord;
  /** The papers that can be sent in the present status. */
  readonly kinds: readonly OrderPaperKind[];
  /** The name of the customer. */
  readonly customer: string;
  readonly onClose: () => void;
}

/** Asks which document of an order to send, to whom and with which text; suggests the text of the template. */
export function SendPaperDialog({ record, kinds, customer, onClose }: SendPaperDialogProps) {
  const text = useText();
  // `fields` is the ref of the box around the inputs, in which `setFaults` gives the first wrong one the focus.
  const { faults, setFaults, forget, fields } = useFaults();
  // The dialog is opened only if there is a paper: the first kind is there.
  const writing = useOrderLetter({ record, firstKind: kinds[0] ?? 'offer', setFaults, onClose });
  const { letter } = writing;
  const field = (name: LetterField, more: object = {}) => (
    <TextField
      label={text(`orders.letter.${name}`)}
      value={writing.value(name)}
      onChange={({ target }) => {
        writing.type(name, target.value);
        forget(name);
      }}
      error={faults[name] !== undefined}
      helperText={faults[name]}
      {...more}
    />
  );
  const hasNoAddress = letter?.to === null && faults.to === undefined;

  return (
    <FormDialog
      title={text('orders.letter.title', { number: String(record.numberStr) })}
      submit={text('orders.letter.send')}
      width="wide"
      disabled={!writing.mayBeSent}
      onSubmit={() => void writing.sendLetter()}
      onClose={onClose}
    >
      <ErrorNote error={writing.error} severity="warning" />
      <Box ref={fields} sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {kinds.length > 1 && <LetterPaper kinds={kinds} writing={writing} />}
        <LetterContact customer={customer} isAlone={kinds.length <= 1} writing={writing} />
        {field('to', {
          autoFocus: true,
          ...(hasNoAddress ? { helperText: text('orders.letter.noAddress') } : {}),
        })}
        {field('cc')}
        <LetterAccount writing={writing} />
        {field('subject', { sx: { gridColumn: '1 / -1' } })}
        {field('body', { multiline: true, minRows: 7, maxRows: 14, sx: { gridColumn: '1 / -1' } })}
      </Box>
      {letter && <Preview params={writing.params} language={letter.language} />}
    </FormDialog>
  );
}

interface PreviewProps {
  readonly params: { readonly id: number; readonly kind: OrderPaperKind };
  readonly language: Language;
}

/** A button that opens the document as the customer will get it, and the name of the language in which it is. */
const Preview = ({ params, language }: PreviewProps) => {
  const text = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Button
        startIcon={<PdfIcon />}
        href={apiAddress('GET /sales_order/:id/papers/:kind', { params, query: { lang: language } })}
        target="_blank"
        rel="noreferrer"
      >
        {text('orders.letter.preview')}
      </Button>
      <Typography variant="body2" color="text.secondary">
        {text('reclamations.inLanguage', { language: languageNames[language] })}
      </Typography>
    </Box>
  );
};
