import { useState } from 'react';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { WeighingKind } from '#domain/weighing/weighing.rules.ts';
import type { LiveReading } from '#domain/weighing/scaleMessages.ts';
import { journeyCalls, plateOf, type Disposition } from '../data/journey.ts';
import { untilKnown } from '../data/untilKnown.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { preciseClockText, weightText } from '../objects/formats.ts';
import { useMoves } from '../terminal/useMoves.ts';
import type { Preview } from './plan.ts';
import { warningText } from './WeighingWarnings.tsx';

interface RecordingProps {
  readonly disposition: Disposition;
  readonly reading: LiveReading | undefined;
  readonly preview: Preview;
  /** Whether the truck can be weighed now and this desk holds it. */
  readonly weighable: boolean;
  /** Whether the accepted weight has already been recorded. */
  readonly used: boolean;
  readonly onDone: () => void;
}

/** Records the accepted weight after confirmation; the question shows the warnings, and confirming accepts them. */
export function useRecording({ disposition, reading, preview, weighable, used, onDone }: RecordingProps) {
  const text = useText();
  const language = useLanguage();
  const { run } = useMoves();
  const [checking, setChecking] = useState(false);
  const accepted = reading?.accepted ?? undefined;
  const plate = plateOf(disposition) ?? text('queue.noPlate');
  const weight = weightText(language, accepted?.tonnes, 3);
  const { kind, after, warnings } = preview;
  const free = weighable && !checking && accepted !== undefined && !used;
  const ready = free && kind !== undefined && !isRefusal(after);

  const send = async (
    as: WeighingKind,
    asked: string,
    lines: readonly string[],
    replaces = false,
  ): Promise<void> => {
    if (!accepted || !reading) return;
    const moved =
      reading.phase === 'STABLE' ? [] : [text('desk.recordMoved', { time: preciseClockText(accepted.at) })];
    const done = text('desk.recorded', { plate, kind: text(`desk.kind.${as}`), weight });
    const question = {
      about: plate,
      text: [asked, ...moved, ...lines].join('\n'),
      danger: replaces || lines.length > 0,
    };
    const body = {
      captureId: accepted.captureId,
      scaleId: reading.scaleId,
      kind: as,
      accept: warnings.map(({ warning }) => warning),
    };
    const act = () =>
      untilKnown(
        () => journeyCalls.recordWeighing(disposition.id, body),
        () => setChecking(true),
      ).finally(() => setChecking(false));
    if (await run(question, done, act)) onDone();
  };

  const record = async (): Promise<void> => {
    if (!ready || !kind) return;
    const asked = text('desk.recordAsk', { plate, kind: text(`desk.kind.${kind}`), weight });
    const lines = warnings.map((found) => `• ${warningText(text, language, found)}`);
    await send(kind, asked, lines.length > 0 ? [text('weighing.acceptAsk'), ...lines] : []);
  };

  const mayRetare = free && preview.mayRetare;
  const retare = async (): Promise<void> => {
    if (mayRetare) await send('tare', text('weighing.retareAsk', { plate, weight }), [], true);
  };

  return { ready, checking, record, mayRetare, retare, weight, plate };
}
