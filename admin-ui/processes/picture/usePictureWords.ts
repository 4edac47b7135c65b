import { useMemo } from 'react';
import type { ProcessGraph } from '#domain/processes/processGraph.ts';
import { stageOf } from '#domain/processes/processGraph.ts';
import { useText } from '../../i18n/useText.ts';
import type { StageMarks } from './StageMark.ts';

/** The texts of the picture for screen readers. */
export function usePictureWords(graph: ProcessGraph, marks: StageMarks, isDrawn: boolean) {
  const text = useText();
  const ariaLabelConfig = useMemo(
    () => ({
      'node.a11yDescription.default': text(isDrawn ? 'processPicture.drawKeys' : 'processPicture.keys'),
      'node.a11yDescription.keyboardDisabled': '',
      'edge.a11yDescription.default': '',
    }),
    [text, isDrawn],
  );
  const describe = useMemo(
    () =>
      (stageId: number): string => {
        const { caption, facts = [], faults = [] } = marks.get(stageId) ?? {};
        const kind = stageOf(graph, stageId)?.isCondition ? text('processPicture.condition') : '';
        return [stageOf(graph, stageId)?.name, kind, ...facts, caption, ...faults].filter(Boolean).join(', ');
      },
    [graph, marks, text],
  );
  return { ariaLabelConfig, describe };
}
