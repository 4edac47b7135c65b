import { Box, Button, MenuItem, TextField } from '@mui/material';
import BackIcon from '@mui/icons-material/ArrowBack';
import PrintIcon from '@mui/icons-material/Print';
import { useQuery } from '@tanstack/react-query';
import { useAuthenticated } from 'ra-core';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord, Reference } from '#domain/kernel/record.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useObjectAt, useObjectMeta, useObjectPath } from '../data/metadata.ts';
import { useText } from '../i18n/useText.ts';
import { ReferencePicker } from '../objects/fields/ReferencePicker.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { SettledButton } from '../parts/SettledButton.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { useWindowChoice } from '../parts/useWindowChoice.ts';
import { LoadingScreen } from '../shell/LoadingScreen.tsx';
import { NotFoundPage } from '../shell/NotFoundPage.tsx';
import { notePrint, type PrintNote } from './notePrint.ts';
import { Paper } from './Paper.tsx';
import { PlainPrint } from './PlainPrint.tsx';
import { TemplatePrint } from './TemplatePrint.tsx';
import { usePrintViews, type PrintView } from './usePrintViews.ts';

/** A record as it will be printed, on a form of the administrator or made from its metadata. */
const PrintPage = () => {
  useAuthenticated();
  const { path = '', id = '' } = useParams();
  const { object, isPending } = useObjectAt(path);
  const { data: meta } = useObjectMeta(object?.name);
  const record = useQuery({
    queryKey: [path, 'print', id],
    queryFn: ({ signal }) => recordCalls.read({ path }, id, { signal }),
    enabled: object !== undefined,
  });
  const { views, isPending: viewsPending } = usePrintViews(path);
  if (!isPending && !object) return <NotFoundPage />;
  if (record.error) return <ErrorNote error={record.error} />;
  if (!meta || !record.data || viewsPending) return <LoadingScreen />;
  return <Sheet meta={meta} record={record.data} views={views} />;
};

interface SheetProps {
  readonly meta: ObjectMeta;
  readonly record: AnyRecord;
  readonly views: readonly PrintView[];
}

const mostCopies = 100;
/** Chosen instead of the id of a form: the paper that is made from the metadata. */
const plain = 'plain';

/**
 * The sheet and what can be chosen for it. The number of copies and the working place are only recorded: what the printer
 * does is chosen in the dialog of the browser.
 */
const Sheet = ({ meta, record, views }: SheetProps) => {
  const text = useText();
  const [chosen, setChosen] = useState(String(views[0]?.id ?? plain));
  const [copies, setCopies] = useState(1);
  const [place, setPlace] = useWindowChoice<Reference | null>('print.workingPlace', null);
  const maySeePlaces = useObjectPath('workingPlace') !== undefined;
  const inputs = useRef<HTMLElement>(null);
  const view = views.find(({ id }) => String(id) === chosen);
  const print = usePrint(meta, record, {
    printView: view?.id ?? null,
    workingPlace: (maySeePlaces && place?.id) || null,
    copies,
  });
  usePrintAtOnce(view, meta, record, print);
  return (
    <>
      <Box className="no-print">
        <PrintHeader meta={meta} record={record} inputs={inputs} onPrint={() => void print()} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2, alignItems: 'flex-start' }}>
          {views.length > 0 && <FormSelect views={views} chosen={chosen} onChange={setChosen} />}
          <TextField
            type="number"
            label={text('printing.copies')}
            value={copies}
            onChange={(event) => setCopies(withinCopies(Number(event.target.value)))}
            helperText={copies > 1 ? text('printing.copiesHint') : undefined}
            slotProps={{ htmlInput: { min: 1, max: mostCopies } }}
            sx={{ width: 170 }}
          />
          {maySeePlaces && (
            <Box ref={inputs} sx={{ width: 260 }}>
              <ReferencePicker
                objectName="workingPlace"
                value={place}
                onChange={(picked: unknown) => setPlace(picked as Reference | null)}
                label={text('printing.workingPlace')}
              />
            </Box>
          )}
        </Box>
      </Box>
      {/* Another form is laid out anew, because a sheet never goes back to a narrower layout. */}
      <Paper key={chosen}>
        {view?.template ? (
          <TemplatePrint template={view.template} meta={meta} record={record} />
        ) : (
          <PlainPrint meta={meta} record={record} />
        )}
      </Paper>
    </>
  );
};

const withinCopies = (typed: number): number =>
  Number.isFinite(typed) ? Math.min(mostCopies, Math.max(1, Math.trunc(typed))) : 1;

/**
 * Records the print and opens the print dialog. If the print cannot be recorded, an error is shown and the paper is printed all
 * the same.
 */
const usePrint = (meta: ObjectMeta, record: AnyRecord, note: PrintNote) => {
  const notifyError = useNotifyError();
  return async (): Promise<void> => {
    await notePrint(meta.name, record.id, note).catch(notifyError);
    window.print();
  };
};

/** Prints at once if the form asks for it, and opens the record afterwards. */
const usePrintAtOnce = (
  view: PrintView | undefined,
  meta: ObjectMeta,
  record: AnyRecord,
  print: () => Promise<void>,
): void => {
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  // The effect runs after each rendering, because a form that prints at once may also be chosen later; `hasBegun` lets it print
  // only once.
  useEffect(() => {
    if (!view?.isPrintAndClosed || hasBegun.current) return;
    hasBegun.current = true;
    void print().then(() => navigate(`/${meta.path}/${record.id}`, { replace: true }));
  });
};

interface FormSelectProps {
  readonly views: readonly PrintView[];
  /** The id of a form, or `plain`. */
  readonly chosen: string;
  readonly onChange: (chosen: string) => void;
}

const FormSelect = ({ views, chosen, onChange }: FormSelectProps) => {
  const text = useText();
  return (
    <TextField
      select
      label={text('printing.form')}
      value={chosen}
      onChange={(event) => onChange(event.target.value)}
      sx={{ minWidth: 240 }}
    >
      {views.map(({ id, name }) => (
        <MenuItem key={id} value={String(id)}>
          {name}
        </MenuItem>
      ))}
      <MenuItem value={plain}>{text('printing.plain')}</MenuItem>
    </TextField>
  );
};

interface PrintHeaderProps {
  readonly meta: ObjectMeta;
  readonly record: AnyRecord;
  /** The element around the picker of the working place: the print waits until a name that is typed there has become a value. */
  readonly inputs: RefObject<HTMLElement | null>;
  readonly onPrint: () => void;
}

const PrintHeader = ({ meta, record, inputs, onPrint }: PrintHeaderProps) => {
  const text = useText();
  return (
    <PageHeader
      title={`${text('printing.page')}: ${meta.singularTitle} ${String(record.presentation)}`}
      record={String(record.presentation)}
    >
      <Button component={Link} to={`/${meta.path}/${record.id}`} startIcon={<BackIcon />} color="inherit">
        {text('printing.back')}
      </Button>
      <SettledButton variant="contained" startIcon={<PrintIcon />} inputs={inputs} onPress={onPrint}>
        {text('printing.print')}
      </SettledButton>
    </PageHeader>
  );
};

export default PrintPage;
