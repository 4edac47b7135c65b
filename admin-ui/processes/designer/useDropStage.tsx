import { useReactFlow, type ReactFlowInstance } from '@xyflow/react';
import { useEffect, useRef, type DragEvent } from 'react';
import { isReference, type Reference } from '#domain/kernel/record.ts';
import { stageSize } from '../picture/arrange.ts';
import { appendStage } from './appendStage.ts';
import { addStage, type DesignDraft } from './designDraft.ts';

const stageType = 'application/x-keja-stage';

/** Puts a stage of the catalog into the data of the drag that begins. */
export function dragStage(event: DragEvent, stage: Reference): void {
  event.dataTransfer.setData(stageType, JSON.stringify(stage));
  event.dataTransfer.effectAllowed = 'copy';
}

/**
 * Adds stages of the catalog to the picture: where they are dropped, or after the selected stage.
 * @param chosen the id of the selected stage; undefined if none is selected
 */
export function useDropStage(
  draft: DesignDraft,
  chosen: number | undefined,
  onChange: (draft: DesignDraft) => void,
  onAdded: (stageId: number) => void,
) {
  /** The picture, once `probe` has been rendered inside it. */
  const flow = useRef<ReactFlowInstance>(undefined);
  /** @param at where the upper left corner of the stage is in the picture; absent for a stage that is not dropped */
  const add = (stage: Reference, at?: { x: number; y: number }) => {
    onChange(at ? addStage(draft, stage, at) : appendStage(draft, stage, chosen));
    onAdded(stage.id);
  };
  return {
    add,
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(stageType)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const dropped = event.dataTransfer.getData(stageType);
      if (dropped === '' || !flow.current) return;
      event.preventDefault();
      const { x, y } = flow.current.screenToFlowPosition({ x: event.clientX, y: event.clientY });
      const stage: unknown = JSON.parse(dropped);
      // The middle of the stage comes under the pointer.
      const at = { x: Math.round(x - stageSize.width / 2), y: Math.round(y - stageSize.height / 2) };
      if (isReference(stage)) add(stage, at);
    },
    /** Rendered inside the picture to convert screen coordinates to those of the picture. */
    probe: <Probe flow={flow} />,
  };
}

export type StageDrop = ReturnType<typeof useDropStage>;

const Probe = ({ flow }: { readonly flow: { current: ReactFlowInstance | undefined } }) => {
  const instance = useReactFlow();
  useEffect(() => {
    flow.current = instance;
  }, [flow, instance]);
  return null;
};
