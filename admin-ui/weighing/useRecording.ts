import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Language } from '#domain/kernel/language.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { WeighingKind } from '#domain/weighing/operations.rules.ts';
import type { FoundWarning } from '#domain/weighing/weighingWarnings.rules.ts';
import { enumLabel } from '#domain/labels/index.ts';
import { journeyCalls, plateOf, type Disposition } from '../data/journey.ts';
import { untilKnown } from '../data/untilKnown.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { preciseClockText, preciseDateTimeText, weightText } from '../objects/formats.ts';
import { useMoves } from '../terminal/useMoves.ts';
import type { Preview } from './plan.ts';
import { noteUsed } from './useWeightToRecord.ts';
import type { WeightToRecord } from './weightToRecord.ts';
import { warningText } from './WeighingWarnings.tsx';

interface RecordingProps {
  readonly disposition: Disposition;
  /** The weight that is shown as accepted. */
  readonly accepted: WeightToRecord | undefined;
  readonly preview: Preview;
  /** Whether the truck can be weighed now and this desk holds it. */
  readonly weighable: boolean;
  /** Called after a weight was recorded. */
  readonly onDone: () => void;
}

/**
 * Records the accepted weight after confirmation; the question shows the warnings, and confirming accepts them.
 * @returns `record` for the weight that is expected now, and `retare`, which replaces the recorded tare; `isReady` and `canRetare`
 *   say whether they can be called now. `checking`: the first attempt had no answer, so the weight is sent again until one comes.
 *   `weight`: the accepted weight as text
 */
export function useRecording({ disposition, accepted, preview, weighable, onDone }: RecordingProps) {
  const text = useText();
  const language = useLanguage();
  const { run } = useMoves();
  const client = useQueryClient();
  const [checking, setChecking] = useState(false);
  const plate = plateOf(disposition) ?? text('queue.noPlate');
  const weight = weightText(language, accepted?.tonnes, 3);
  const { kind, after } = preview;
  // What both recording and weighing the tare again need.
  const hasUnusedWeight = weighable && !checking && accepted !== undefined && !accepted.used;
  const isReady = hasUnusedWeight && kind !== undefined && !isRefusal(after);
  const canRetare = hasUnusedWeight && preview.mayRetare;

  const send = async (
    recordedKind: WeighingKind,
    questionText: string,
    warnings: readonly FoundWarning[],
  ): Promise<void> => {
    if (!accepted) return;
    const doneText = text('desk.recorded', { plate, kind: text(`desk.kind.${recordedKind}`), weight });
    const warningLines = warnings.map((warning) => `• ${warningText(text, language, warning)}`);
    const question = {
      about: plate,
      text: [
        questionText,
        ...aboutWeight(text, language, accepted),
        ...(warningLines.length > 0 ? [text('weighing.acceptAsk'), ...warningLines] : []),
      ].join('\n'),
      // Alarming if warnings are accepted, or if a weight of another kind than the expected one replaces the recorded tare.
      danger: recordedKind !== kind || warningLines.length > 0,
    };
    const body = {
      captureId: accepted.captureId,
      scaleId: accepted.scaleId,
      kind: recordedKind,
      accept: warnings.map(({ warning }) => warning),
    };
    // A weight that was sent without an answer is sent again. Its `captureId` stays, so it is recorded once.
    const sendWeight = () =>
      untilKnown(
        () => journeyCalls.recordWeighing(disposition.id, body),
        () => setChecking(true),
      )
        .then(() => noteUsed(client, accepted))
        .finally(() => setChecking(false));
    if (await run(question, doneText, sendWeight)) onDone();
  };

  const record = async (): Promise<void> => {
    if (!isReady || !kind) return;
    const questionText = text('desk.recordAsk', { plate, kind: text(`desk.kind.${kind}`), weight });
    await send(kind, questionText, preview.warnings);
  };

  const retare = async (): Promise<void> => {
    if (!canRetare) return;
    await send('tare', text('weighing.retareAsk', { plate, weight }), preview.retareWarnings);
  };

  return { isReady, checking, record, canRetare, retare, weight };
}

/** What the weigher should know of the weight: that the load has moved since, or that no scale measured it. */
const aboutWeight = (
  text: ReturnType<typeof useText>,
  language: Language,
  { origin, takenAt, moved }: WeightToRecord,
): string[] => {
  if (moved) return [text('desk.recordMoved', { time: preciseClockText(takenAt) })];
  if (origin === 'Measured') return [];
  return [`${enumLabel(language, 'weightOrigin', origin)}, ${preciseDateTimeText(takenAt)}`];
};
