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
  readonly chosen: number | undefined;
  readonly tab: SideTab;
  readonly mayDraw: boolean;
  readonly dryRun: DryRunning;
  readonly onTab: (tab: SideTab) => void;
  /** Changes with the same `about` are one step of undo, for example typing in one field. */
  readonly onChange: (draft: DesignDraft, about?: string) => void;
}
