import { isRefusal } from '#domain/kernel/refusal.ts';
import type { WeighingKind } from '#domain/weighing/weighing.rules.ts';
import type { LiveReading } from '#domain/weighing/scaleMessages.ts';
import { journeyCalls, plateOf, type Disposition } from '../data/journey.ts';
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
  /** The truck stands where it may be weighed, and this desk holds it. */
  readonly weighable: boolean;
  /** The accepted weight stands recorded already. */
  readonly used: boolean;
  readonly onDone: () => void;
}

/** Records the accepted weight once TAK was said; warnings are part of the question, and accepted with it. */
export const useRecording = ({ disposition, reading, preview, weighable, used, onDone }: RecordingProps) => {
  const text = useText();
  const language = useLanguage();
  const { run } = useMoves();
  const accepted = reading?.accepted ?? undefined;
  const plate = plateOf(disposition) ?? text('queue.noPlate');
  const weight = weightText(language, accepted?.tonnes, 3);
  const { kind, after, warnings } = preview;
  const free = weighable && accepted !== undefined && !used;
  const ready = free && kind !== undefined && !isRefusal(after);

  const send = async (as: WeighingKind, asked: string, lines: readonly string[]): Promise<void> => {
    if (!accepted || !reading) return;
    const moved =
      reading.phase === 'STABLE' ? [] : [text('desk.recordMoved', { time: preciseClockText(accepted.at) })];
    const done = text('desk.recorded', { plate, kind: text(`desk.kind.${as}`), weight });
    const question = { text: [asked, ...moved, ...lines].join('\n'), danger: lines.length > 0 };
    const body = {
      captureId: accepted.captureId,
      scaleId: reading.scaleId,
      kind: as,
      accept: warnings.map(({ warning }) => warning),
    };
    if (await run(question, done, () => journeyCalls.recordWeighing(disposition.id, body))) onDone();
  };

  const record = async (): Promise<void> => {
    if (!ready || !kind) return;
    const asked = text('desk.recordAsk', { plate, kind: text(`desk.kind.${kind}`), weight });
    const lines = warnings.map((found) => `• ${warningText(text, language, found)}`);
    await send(kind, asked, lines.length > 0 ? [text('weighing.acceptAsk'), ...lines] : []);
  };

  const mayRetare = free && preview.mayRetare;
  const retare = async (): Promise<void> => {
    if (mayRetare) await send('tare', text('weighing.retareAsk', { plate, weight }), []);
  };

  return { ready, record, mayRetare, retare, weight, plate };
};
