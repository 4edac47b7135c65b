import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import { journeyCalls, plateOf, type Disposition } from '../data/journey.ts';
import { useText } from '../i18n/useText.ts';
import { useAsk, type Question } from '../parts/AskProvider.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';

/** Moves that must say why. */
const reasoned: readonly JourneyMove[] = ['remove', 'removeWeighing'];
const dangerous: readonly JourneyMove[] = ['remove', 'removeWeighing'];

type Truck = Pick<Disposition, 'id' | 'vehicle' | 'weighingStationId'>;

/** Does a move of a truck's journey once TAK has been said, and tells how it went. */
export const useMoves = () => {
  const text = useText();
  const ask = useAsk();
  const client = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();

  const renew = useCallback(() => {
    for (const shown of ['queue', 'desk', 'journey']) void client.invalidateQueries({ queryKey: [shown] });
  }, [client]);

  const run = useCallback(
    async (
      question: Question,
      done: string,
      act: (reason: string, option: boolean) => Promise<unknown>,
    ): Promise<boolean> => {
      const consent = await ask(question);
      if (!consent) return false;
      const outcome = await act(consent.reason, consent.option).then(
        () => ({ done: true }) as const,
        (error: unknown) => ({ done: false, error }) as const,
      );
      renew();
      if (outcome.done) notify(done, { type: 'success', messageArgs: { _: done } });
      else notifyError(outcome.error);
      return outcome.done;
    },
    [ask, renew, notify, notifyError],
  );

  const move = useCallback(
    (truck: Truck, wanted: JourneyMove): Promise<boolean> => {
      const plate = plateOf(truck) ?? text('queue.noPlate');
      const question: Question = {
        text: text(`journey.asks.${wanted}`, { plate }),
        danger: dangerous.includes(wanted),
        ...(reasoned.includes(wanted) ? { reason: text('journey.reason') } : {}),
        ...(wanted === 'remove' ? { option: text('journey.silently') } : {}),
      };
      const done = text('queue.done', { plate, move: text(`journey.moves.${wanted}`) });
      return run(question, done, (comment, silently) =>
        wanted === 'removeWeighing'
          ? journeyCalls.removeWeighing(truck.id, comment)
          : journeyCalls.move(truck.id, wanted, {
              ...(comment ? { comment } : {}),
              ...(silently ? { silently } : {}),
              ...(wanted === 'sendStartSms' ? { again: true } : {}),
            }),
      );
    },
    [run, text],
  );

  const arrange = useCallback(
    (truck: Truck, change: 'hold' | 'release'): Promise<boolean> => {
      const plate = plateOf(truck) ?? text('queue.noPlate');
      const question = {
        text: text(change === 'hold' ? 'queue.holdAsk' : 'queue.releaseAsk', { plate }),
        ...(change === 'hold' ? { reason: text('journey.reason') } : {}),
      };
      const done = text('queue.done', {
        plate,
        move: text(change === 'hold' ? 'queue.hold' : 'queue.release'),
      });
      return run(question, done, (comment) =>
        journeyCalls.arrange(truck.weighingStationId ?? 0, change, {
          dispositionId: truck.id,
          ...(comment ? { comment } : {}),
        }),
      );
    },
    [run, text],
  );

  return { move, arrange, run };
};
