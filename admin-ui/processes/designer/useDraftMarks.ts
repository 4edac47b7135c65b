import { useMemo } from 'react';
import { useText } from '../../i18n/useText.ts';
import type { SaidFault } from '../faultSentences.ts';
import type { StageMarks } from '../picture/StageMark.ts';
import type { DesignDraft } from './designDraft.ts';

/** The text of each stage in the picture while it is edited: executor, term, and errors. */
export function useDraftMarks(draft: DesignDraft, faults: readonly SaidFault[]): StageMarks {
  const text = useText();
  return useMemo(
    () =>
      new Map(
        draft.stageSettingsList.map((stage) => {
          const who = stage.executor ?? stage.executorRole ?? stage.taskTemplate;
          const term = stage.executionTerm;
          const facts = [
            ...(who && !stage.isCondition ? [who.presentation] : []),
            ...(term === null || stage.isCondition ? [] : [text('designer.days', { smart_count: term })]),
          ];
          const own = faults.filter(({ stageId }) => stageId === stage.stageId);
          return [stage.stageId, { facts, faults: own.map(({ sentence }) => sentence) }];
        }),
      ),
    [draft, faults, text],
  );
}
