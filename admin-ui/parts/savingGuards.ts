/** A part of a form that must agree before the form is saved. */
interface SavingGuard {
  readonly element: () => HTMLElement | null;
  /** Waits for what is still being computed, and asks the person if an answer is needed first. */
  readonly mayBeSaved: () => Promise<boolean>;
}

const guards = new Set<SavingGuard>();

/** @returns a function that removes the guard */
export function guardSaving(guard: SavingGuard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}

/** Asks every guard under `root`, one after the other. @returns false as soon as one refuses */
export async function mayFormBeSaved(root: Element | null | undefined): Promise<boolean> {
  for (const { element, mayBeSaved } of guards) {
    const guardedElement = element();
    if (guardedElement && root?.contains(guardedElement) && !(await mayBeSaved())) return false;
  }
  return true;
}
