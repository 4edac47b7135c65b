/** An input whose text becomes a value only after it has been looked up. */
interface SettlingInput {
  readonly element: () => HTMLElement | null;
  /** Whether it holds a text that is no value yet; absent means never. */
  readonly holdsText?: () => boolean;
  /** Waits for the lookup. @returns false if the text has no meaning, or more than one */
  readonly settle: () => Promise<boolean>;
}

interface WaitingAct {
  readonly name: string;
  readonly act: () => void;
}

const inputs = new Set<SettlingInput>();
let waitingActs: readonly WaitingAct[] = [];
const watchers = new Set<() => void>();

/** @returns a function that removes the input */
export function watchSettling(input: SettlingInput): () => void {
  inputs.add(input);
  return () => void inputs.delete(input);
}

/**
 * Whether the input of this name holds a text that is no value yet; for a table part or a row, whether any of its inputs
 * does.
 */
export function holdsText(name: string): boolean {
  return [...inputs].some((input) => {
    const inputName = input.element()?.getAttribute('name') ?? '';
    const isMeant = inputName === name || inputName.startsWith(`${name}.`);
    return isMeant && input.holdsText?.() === true;
  });
}

/** Whether any input under `root` holds a text that is no value yet. */
export function holdsTextWithin(root: Element | null | undefined): boolean {
  return inputsWithin(root).some((input) => input.holdsText?.() === true);
}

/**
 * Calls `watcher` whenever an input begins or ceases to hold a text that is no value yet.
 * @returns a function that ends this
 */
export function watchTexts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/**
 * Calls `act` as soon as the input of this name no longer holds a text without a value. So an automatic value of the form
 * never replaces what a person is typing.
 */
export function afterText(name: string, act: () => void): void {
  if (holdsText(name)) waitingActs = [...waitingActs, { name, act }];
  else act();
}

/** Called when an input has begun to hold a text, and when its text has become a value or was removed. */
export function textChanged(): void {
  const ready = waitingActs.filter(({ name }) => !holdsText(name));
  waitingActs = waitingActs.filter((each) => !ready.includes(each));
  for (const { act } of ready) act();
  for (const watcher of watchers) watcher();
}

/**
 * Waits until every text under `root` has become a value, so that what was typed last is saved too.
 * @returns false if a text cannot become a value; the first input with such a text gets the focus
 */
export async function settleInputs(root: Element | null | undefined): Promise<boolean> {
  const meant = inputsWithin(root);
  const settled = await Promise.all(meant.map(({ settle }) => settle()));
  meant[settled.indexOf(false)]?.element()?.focus();
  return !settled.includes(false);
}

const inputsWithin = (root: Element | null | undefined): SettlingInput[] =>
  [...inputs].filter(({ element }) => root?.contains(element()) ?? false);
