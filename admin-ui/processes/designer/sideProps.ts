import type { Definition } from '#domain/processes/definitionGraph.ts';
import type { ProcessGraph } from '#domain/processes/processGraph.ts';
import type { DesignDraft } from './designDraft.ts';
import type { DryRunning } from './useDryRun.ts';

/** The tabs beside the picture. */
export const sideTabs = ['stage', 'process', 'dryRun', 'versions'] as const;
export type SideTab = (typeof sideTabs)[number];

export interface DesignerSideProps {
  readonly definition: Definition;
  readonly draft: DesignDraft;
  readonly graph: ProcessGraph;
  /** The id of the selected stage. */
  readonly chosen: number | undefined;
  readonly tab: SideTab;
  /** Whether the person may change the definition; others only look at it. */
  readonly mayDraw: boolean;
  readonly dryRun: DryRunning;
  readonly onTab: (tab: SideTab) => void;
  /** Changes with the same `about` are one step of undo, for example typing in one field. */
  readonly onChange: (draft: DesignDraft, about?: string) => void;
}
