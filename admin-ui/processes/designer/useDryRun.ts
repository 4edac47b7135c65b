import { useMemo, useRef, useState } from 'react';
import type { Reference } from '#domain/kernel/record.ts';
import type { DryRunAnswer, DryRunQuestion } from '#domain/processes/dryRunAnswer.ts';
import type { ProcessGraph } from '#domain/processes/processGraph.ts';
import { callApi } from '../../data/client.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';

/** The path that is shown, and the stage after which it begins; null for the beginning of the definition. */
export interface DryRunShown {
  readonly after: number | null;
  readonly answer: DryRunAnswer;
}

/**
 * The input of a dry run: a record, the stage that counts as just executed (null: none yet), and the result of this stage
 * (empty: none).
 */
interface DryRunInput {
  readonly record: Reference | null;
  readonly after: number | null;
  readonly result: string;
}
const emptyInput: DryRunInput = { record: null, after: null, result: '' };

/** A definition and an input, as they were when a dry run was requested, or as they are now. */
interface Snapshot {
  /** The definition as text: it stays the same when stages are only moved in the picture. */
  readonly drawn: string;
  readonly input: DryRunInput;
}

export interface DryRunning {
  readonly input: DryRunInput;
  readonly setInput: (input: DryRunInput) => void;
  /** Undefined if the drawing or the input has changed since the answer. */
  readonly shown: DryRunShown | undefined;
  readonly run: (recordId: number) => Promise<void>;
}

/** Simulates the path of a record through a definition as it is drawn now. */
export function useDryRun(graph: ProcessGraph): DryRunning {
  const notifyError = useNotifyError();
  const [input, setInput] = useState(emptyInput);
  const [lastRun, setLastRun] = useState<Snapshot & { readonly shown: DryRunShown }>();
  const drawn = useMemo(() => JSON.stringify(graph), [graph]);
  const snapshot = { drawn, input };
  // An answer comes later than the request; `latest` then tells whether it still fits what is drawn.
  const latest = useRef<Snapshot>(snapshot);
  latest.current = snapshot;
  const isLatest = (other: Snapshot): boolean =>
    other.drawn === latest.current.drawn && other.input === latest.current.input;

  const run = async (recordId: number): Promise<void> => {
    const { after, result } = input;
    const body: DryRunQuestion = { graph, recordId, after, result };
    try {
      const answer = await callApi('POST /bp_definition/dry_run', { body });
      if (isLatest(snapshot)) setLastRun({ ...snapshot, shown: { after, answer } });
    } catch (error) {
      if (!isLatest(snapshot)) return;
      setLastRun(undefined);
      notifyError(error);
    }
  };
  return { input, setInput, shown: lastRun && isLatest(lastRun) ? lastRun.shown : undefined, run };
}
