import { useMemo, useRef, useState } from 'react';
import type { Reference } from '#domain/kernel/record.ts';
import type { DryRunAnswer, DryRunQuestion } from '#domain/processes/dryRunAnswer.ts';
import type { ProcessGraph } from '#domain/processes/processGraph.ts';
import { callApi } from '../../data/client.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';

/** The path that is shown, and the stage after which it begins. */
export interface DryRunShown {
  readonly after: number | null;
  readonly answer: DryRunAnswer;
}

/** The input of a dry run: a record, the stage just executed, and its result. */
interface DryRunWish {
  readonly record: Reference | null;
  readonly after: number | null;
  readonly result: string;
}
const nothing: DryRunWish = { record: null, after: null, result: '' };

/** The question of a dry run. */
interface Asked {
  /** The definition as text: it stays the same when stages are only moved in the picture. */
  readonly drawn: string;
  readonly wish: DryRunWish;
}

export interface DryRunning {
  readonly wish: DryRunWish;
  readonly setWish: (wish: DryRunWish) => void;
  /** Undefined if the drawing or the wish has changed since the answer. */
  readonly shown: DryRunShown | undefined;
  readonly run: (recordId: number) => Promise<void>;
}

/** Simulates the path of a record through a definition as it is drawn now. */
export function useDryRun(graph: ProcessGraph): DryRunning {
  const notifyError = useNotifyError();
  const [wish, setWish] = useState(nothing);
  const [answered, setAnswered] = useState<Asked & { readonly shown: DryRunShown }>();
  const drawn = useMemo(() => JSON.stringify(graph), [graph]);
  const asked = { drawn, wish };
  const present = useRef<Asked>(asked);
  present.current = asked;
  const isPresent = (question: Asked): boolean =>
    question.drawn === present.current.drawn && question.wish === present.current.wish;

  const run = async (recordId: number): Promise<void> => {
    const { after, result } = wish;
    const body: DryRunQuestion = { graph, recordId, after, result };
    try {
      const answer = await callApi('POST /bp_definition/dry_run', { body });
      if (isPresent(asked)) setAnswered({ ...asked, shown: { after, answer } });
    } catch (error) {
      if (!isPresent(asked)) return;
      setAnswered(undefined);
      notifyError(error);
    }
  };
  return { wish, setWish, shown: answered && isPresent(answered) ? answered.shown : undefined, run };
}
