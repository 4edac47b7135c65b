import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Language } from '#domain/kernel/language.ts';
import { enumLabel, enumTitle } from '#domain/labels/index.ts';
import { queuePriority } from '#domain/terminal/enums.ts';
import type { QueuePriority } from '#domain/terminal/queue.rules.ts';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import { journeyCalls, plateOf, type Disposition, type QueueChange } from '../data/journey.ts';
import { useLanguage } from '../data/useLanguage.ts';
import type { TextKey } from '../i18n/words.ts';
import { useText } from '../i18n/useText.ts';
import type { DialogChoice, Consent, DialogQuestion } from '../parts/AskDialog.tsx';
import { useAsk } from '../parts/AskProvider.tsx';
import { useNotifyDone } from '../parts/DoneToast.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { useStations } from './useStations.ts';

/** Moves that need a reason. */
const movesWithReason: readonly JourneyMove[] = ['remove', 'removeWeighing', 'changeStation'];
/** The reasons that are suggested, by the keys of their texts (`board.reasons`). */
const suggestedReasons = ['documents', 'inspection', 'customer', 'breakdown', 'agreed'] as const;
/** Moves that lose something: a press of Enter does not confirm them. */
const dangerous: readonly JourneyMove[] = ['remove', 'removeWeighing'];

type Truck = Pick<Disposition, 'id' | 'vehicle' | 'weighingStationId'>;
/** A question that shows how full a station is waits at most this long for the answer of the server. */
const boardTimeoutMs = 3_000;
/** The number of places at the front that are offered; further ones are rarely needed. */
const placesOffered = 20;

/**
 * Three functions that ask the person, act after a yes, and show the result. Each resolves to whether it was done. `move` makes a
 * move of a truck's journey, `arrange` changes when a truck is called, `run` does any other call.
 */
export function useMoves() {
  const text = useText();
  const language = useLanguage();
  const suggestions = useMemo(() => suggestedReasons.map((each) => text(`board.reasons.${each}`)), [text]);
  const run = useConfirmed();

  const otherStations = useOtherStations();

  const move = useCallback(
    async (truck: Truck, requestedMove: JourneyMove): Promise<boolean> => {
      const plate = plateOf(truck) ?? text('queue.noPlate');
      const occupancy = requestedMove === 'allowEntry' ? await fullness(truck.weighingStationId) : undefined;
      const warningLines = occupancy ? [text('board.full', occupancy)] : [];
      const question: DialogQuestion = {
        text: [...warningLines, text(`journey.asks.${requestedMove}`, { plate })].join('\n'),
        danger: dangerous.includes(requestedMove) || occupancy !== undefined,
        ...(movesWithReason.includes(requestedMove) ? { reason: text('journey.reason'), suggestions } : {}),
        ...(requestedMove === 'changeStation' ? { choice: otherStations(truck) } : {}),
        // The driver of a removed truck gets an SMS, unless this is ticked.
        ...(requestedMove === 'remove' ? { option: text('journey.silently') } : {}),
      };
      const doneText = text('queue.done', { plate, move: text(`journey.moves.${requestedMove}`) });
      return run(question, doneText, ({ reason: comment, option: silently, choice }) =>
        requestedMove === 'removeWeighing'
          ? journeyCalls.removeWeighing(truck.id, comment)
          : journeyCalls.move(truck.id, requestedMove, {
              ...(comment ? { comment } : {}),
              ...(silently ? { silently } : {}),
              ...(choice ? { weighingStationId: Number(choice) } : {}),
              // The person has just agreed, so the SMS is sent even if it was sent before.
              ...(requestedMove === 'sendStartSms' ? { again: true } : {}),
            }),
      );
    },
    [run, text, suggestions, otherStations],
  );

  const arrange = useCallback(
    (truck: Truck, change: QueueChange): Promise<boolean> => {
      const plate = plateOf(truck) ?? text('queue.noPlate');
      const question: DialogQuestion = {
        text: text(questionKeys[change], { plate }),
        danger: false,
        ...(change === 'release' ? {} : { reason: text('journey.reason'), suggestions }),
        ...(change === 'reorder' ? { choice: placeChoice(text('board.place')) } : {}),
        ...(change === 'prioritise' ? { choice: priorityChoice(language) } : {}),
      };
      const doneText = text('queue.done', { plate, move: text(nameKeys[change]) });
      return run(question, doneText, ({ reason, choice }) =>
        // A truck in a queue has a station. No station has the id 0, so the server would refuse it.
        journeyCalls.arrange(truck.weighingStationId ?? 0, change, {
          dispositionId: truck.id,
          ...(reason ? { comment: reason } : {}),
          // People count places from one, the queue counts them from zero.
          ...(change === 'reorder' ? { position: Number(choice) - 1 } : {}),
          ...(change === 'prioritise' ? { priority: choice as QueuePriority } : {}),
        }),
      );
    },
    [run, text, suggestions, language],
  );

  return { move, arrange, run };
}

/** The choice of a station to which a truck may change. */
const useOtherStations = () => {
  const text = useText();
  const stations = useStations();
  return useCallback(
    (truck: Truck): DialogChoice => ({
      label: text('queue.station'),
      options: stations
        .filter(({ id }) => id !== truck.weighingStationId)
        .map(({ id, name }) => ({ value: String(id), label: name })),
    }),
    [stations, text],
  );
};

/**
 * A function that asks a question, acts if the person agrees, and shows `doneText` or the error. It resolves to whether the
 * action was done.
 */
const useConfirmed = () => {
  const ask = useAsk();
  const client = useQueryClient();
  const notifyDone = useNotifyDone();
  const notifyError = useNotifyError();

  const refetch = useCallback(() => {
    for (const key of ['queue', 'desk', 'journey', 'driverTickets'])
      void client.invalidateQueries({ queryKey: [key] });
  }, [client]);

  return useCallback(
    async (
      question: DialogQuestion,
      doneText: string,
      act: (consent: Consent) => Promise<unknown>,
    ): Promise<boolean> => {
      const consent = await ask(question);
      if (!consent) return false;
      const outcome = await act(consent).then(
        () => ({ done: true }) as const,
        (error: unknown) => ({ done: false, error }) as const,
      );
      refetch();
      if (outcome.done) notifyDone(doneText);
      else notifyError(outcome.error);
      return outcome.done;
    },
    [ask, refetch, notifyDone, notifyError],
  );
};

/**
 * How full a station is that has no free place, or whose yard has none for it. Undefined if there is a free place, and also if
 * this cannot be told: without a station, or if its queue has no settings or does not answer in time.
 */
const fullness = async (
  weighingStationId: number | null,
): Promise<{ readonly count: number; readonly places: number } | undefined> => {
  if (weighingStationId === null) return undefined;
  const answer = await journeyCalls
    .queue(weighingStationId, AbortSignal.timeout(boardTimeoutMs))
    .catch(() => undefined);
  const board = answer?.boards.find((each) => each.weighingStationId === weighingStationId);
  if (!board?.settings) return undefined;
  const { trucksOnTerminal: count, settings, yardFull } = board;
  const places = settings.carsBufferTerminal;
  return count >= places || yardFull ? { count, places } : undefined;
};

const questionKeys = {
  hold: 'queue.holdAsk',
  release: 'queue.releaseAsk',
  reorder: 'board.reorderAsk',
  prioritise: 'board.prioritiseAsk',
} as const satisfies Record<QueueChange, TextKey>;
const nameKeys = {
  hold: 'queue.hold',
  release: 'queue.release',
  reorder: 'board.reorder',
  prioritise: 'board.prioritise',
} as const satisfies Record<QueueChange, TextKey>;

/** The choice of a place in the queue, from 1. */
const placeChoice = (label: string): DialogChoice => ({
  label,
  options: Array.from({ length: placesOffered }, (_, index) => String(index + 1)).map((value) => ({
    value,
    label: value,
  })),
});

const priorityChoice = (language: Language): DialogChoice => ({
  label: enumTitle(language, 'queuePriority'),
  options: queuePriority.values.map((value) => ({
    value,
    label: enumLabel(language, 'queuePriority', value),
  })),
});
