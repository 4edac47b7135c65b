import { Alert, Box, Button } from '@mui/material';
import BoxesIcon from '@mui/icons-material/GridViewOutlined';
import BeginIcon from '@mui/icons-material/PlayArrow';
import { useState } from 'react';
import { unloadingWarnings } from '#domain/ships/unloading.rules.ts';
import type { PicturedRun } from '#domain/ships/unloadingPicture.ts';
import type { AnyRecord, Reference } from '#domain/kernel/record.ts';
import { callApi } from '../data/client.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { weightText } from '../objects/formats.ts';
import { useAsk } from '../parts/AskProvider.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { Panel } from '../parts/Panel.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { BeginRun } from './BeginRun.tsx';
import { BoxesDialog } from './BoxesDialog.tsx';
import { MoveRun } from './MoveRun.tsx';
import { Places } from './Places.tsx';
import { PlumbLine } from './PlumbLine.tsx';
import { useUnloading } from './useUnloading.ts';

/** The unloading of a ship as a picture, its runs of weighing, and what may be done next. */
const UnloadingPanel = ({ record }: { readonly record: AnyRecord }) => {
  const text = useText();
  const language = useLanguage();
  const ask = useAsk();
  const { picture, error, act } = useUnloading(record.id);
  const [asked, setAsked] = useState<'begin' | 'boxes' | PicturedRun>();
  if (error) return <ErrorNote error={error} />;
  if (!picture) return null;
  const { allowed, holds, boxes, rows } = picture;
  const isRunning = rows.some(({ endWeighting }) => endWeighting === null);

  const move = async (wanted: 'finish' | 'resume' | 'approve') => {
    const netto = weightText(language, picture.netto, 3);
    const accept = wanted === 'approve' ? unloadingWarnings(picture.netto) : [];
    const question =
      accept.length > 0 ? 'approveNothingAsk' : wanted === 'finish' ? 'finishAsk' : 'approveAsk';
    const agreed =
      wanted === 'resume' ||
      // An approval cannot be taken back: a stray Enter must not answer it.
      (await ask({ text: text(`unloading.${question}`, { netto }), danger: wanted === 'approve' }));
    if (!agreed) return;
    await act(() =>
      callApi('POST /ship_unloading/:id/moves/:move', {
        params: { id: record.id, move: wanted },
        body: accept.length > 0 ? { accept } : {},
      }),
    );
  };
  const end = (run: PicturedRun) =>
    void act(() => callApi('POST /plumb_line/:id/end', { params: { id: run.id }, body: {} }));
  const drop = async (run: PicturedRun) => {
    const scale = run.scale?.presentation ?? '';
    if (!(await ask({ text: text('unloading.dropAsk', { scale }), danger: true }))) return;
    const query = { scaleId: run.scale?.id ?? 0, shipUnloadingId: record.id };
    await act(() => callApi('DELETE /plumb_line', { query }));
  };
  const close = () => setAsked(undefined);
  const answer = (command: () => Promise<unknown>) => void act(command).then((done) => done && close());
  const lastScale = rows.at(-1)?.scale ?? (record.scale as Reference | null);

  return (
    <>
      <Panel
        title={text('unloading.title')}
        action={
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            {picture.approved && <StatusChip label={text('unloading.approved')} tone="go" />}
            {allowed.includes('openRun') && (
              <Button
                variant={isRunning ? 'outlined' : 'contained'}
                startIcon={<BeginIcon />}
                onClick={() => setAsked('begin')}
              >
                {text('unloading.begin')}
              </Button>
            )}
            {allowed.includes('setBoxes') && (
              <Button startIcon={<BoxesIcon />} onClick={() => setAsked('boxes')}>
                {text('unloading.editBoxes')}
              </Button>
            )}
            {(['finish', 'resume', 'approve'] as const)
              .filter((each) => allowed.includes(each))
              .map((each) => (
                <Button
                  key={each}
                  variant={each === 'approve' ? 'contained' : 'outlined'}
                  onClick={() => void move(each)}
                >
                  {text(`unloading.${each}`)}
                </Button>
              ))}
          </Box>
        }
      >
        {Number(picture.late) !== 0 && (
          <Alert severity="warning" sx={{ mb: 1 }}>
            {text('unloading.late', { tonnes: weightText(language, picture.late, 3) })}
          </Alert>
        )}
        {holds.length + boxes.length === 0 && <Alert severity="info">{text('unloading.noBoxes')}</Alert>}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))' }}>
          {holds.length > 0 && <Places title={text('unloading.ship')} places={holds} empties hull />}
          {boxes.length > 0 && <Places title={text('unloading.boxes')} places={boxes} />}
        </Box>
      </Panel>
      <Box sx={{ mt: 1.5, mb: 1.5 }}>
        <Panel title={text('unloading.plumbLine')}>
          <PlumbLine picture={picture} onEnd={end} onDrop={(run) => void drop(run)} onMove={setAsked} />
        </Panel>
      </Box>
      {asked === 'begin' && (
        <BeginRun
          holds={holds}
          boxes={boxes}
          scale={lastScale}
          onClose={close}
          onBegin={(wish) =>
            answer(() => callApi('POST /plumb_line', { body: { shipUnloadingId: record.id, ...wish } }))
          }
        />
      )}
      {asked === 'boxes' && (
        <BoxesDialog
          record={record}
          onClose={close}
          onSave={(body) =>
            answer(() => callApi('PUT /ship_unloading/:id/boxes', { params: { id: record.id }, body }))
          }
        />
      )}
      {typeof asked === 'object' && (
        <MoveRun
          run={asked}
          holds={holds}
          onClose={close}
          onMove={(body) =>
            answer(() => callApi('PUT /plumb_line/:id/box', { params: { id: asked.id }, body }))
          }
        />
      )}
    </>
  );
};

export default UnloadingPanel;
