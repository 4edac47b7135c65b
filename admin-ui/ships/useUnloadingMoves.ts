import { unloadingWarnings } from '#domain/ships/unloading.rules.ts';
import type { PicturedRun } from '#domain/ships/unloadingPicture.ts';
import { callApi } from '../data/client.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { weightText } from '../objects/formats.ts';
import { useOneAtATime } from '../parts/oneAtATime.ts';
import { useAsk } from '../parts/AskProvider.tsx';
import { useSaveFirst } from '../parts/useSaveFirst.ts';
import { useUnloading } from './useUnloading.ts';

type Act = ReturnType<typeof useUnloading>['act'];

/**
 * The moves of an unloading (`move`) and of its runs: `end` ends a run, `drop` deletes an open run without a trace. They ask
 * first, except `resume` and `end`.
 * @param total the net weight in tonnes
 */
export function useUnloadingMoves(id: number, total: string, act: Act) {
  const text = useText();
  const language = useLanguage();
  const ask = useAsk();
  const saveFirst = useSaveFirst();
  const move = useOneAtATime(async (requestedMove: 'finish' | 'resume' | 'approve') => {
    if (!(await saveFirst())) return;
    const netto = weightText(language, total, 3);
    // The question tells these warnings, and a person who says yes accepts them. Otherwise the server refuses the approval.
    const accept = requestedMove === 'approve' ? unloadingWarnings(total) : [];
    const approveQuestion = accept.length > 0 ? 'approveNothingAsk' : 'approveAsk';
    const question = requestedMove === 'finish' ? 'finishAsk' : approveQuestion;
    const agreed =
      requestedMove === 'resume' ||
      // An approval cannot be taken back: a stray Enter must not answer it.
      (await ask({ text: text(`unloading.${question}`, { netto }), danger: requestedMove === 'approve' }));
    if (!agreed) return;
    await act(() =>
      callApi('POST /ship_unloading/:id/moves/:move', {
        params: { id, move: requestedMove },
        body: accept.length > 0 ? { accept } : {},
      }),
    );
  });
  const runId = (run: PicturedRun) => String(run.id);
  const end = useOneAtATime(
    (run: PicturedRun) =>
      act(() => callApi('POST /plumb_line/:id/end', { params: { id: run.id }, body: {} })),
    runId,
  );
  const drop = useOneAtATime(async (run: PicturedRun) => {
    const scale = run.scale?.presentation ?? '';
    if (!(await ask({ text: text('unloading.dropAsk', { scale }), danger: true }))) return;
    // A scale has at most one open run. The id is sent too, so that a run that began after the question is not dropped.
    const query = { scaleId: run.scale?.id ?? 0, shipUnloadingId: id, id: run.id };
    await act(() => callApi('DELETE /plumb_line', { query }));
  }, runId);
  return { move, end: (run: PicturedRun) => void end(run), drop };
}
