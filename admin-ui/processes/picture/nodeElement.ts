/** The element of a stage, to focus it or to anchor a menu to it. */
export function nodeElement(stageId: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`.react-flow__node[data-id="${stageId}"]`);
}

/** The id of the stage that has the focus; undefined if it is another element. */
export function stageIdOf(target: EventTarget): number | undefined {
  return (
    (target instanceof HTMLElement && target.matches('.react-flow__node') && Number(target.dataset.id)) ||
    undefined
  );
}
