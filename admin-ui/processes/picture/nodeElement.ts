/** Where a stage stands on the screen, to be focused or to have a menu beside it. */
export const nodeElement = (stageId: number): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.react-flow__node[data-id="${stageId}"]`);

/** Which stage has the focus; none where it is not a stage itself. */
export const stageIdOf = (target: EventTarget): number | undefined =>
  (target instanceof HTMLElement && target.matches('.react-flow__node') && Number(target.dataset.id)) ||
  undefined;
