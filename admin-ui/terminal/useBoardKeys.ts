import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { objects } from '#domain/objects.ts';
import { useBareKey } from '../parts/useKeys.ts';
import type { BoardLane } from './boardLanes.ts';
import { placeAfterKey, type ArrowKey } from './boardWalk.ts';

const arrows: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];
const cardOf = (target: EventTarget): HTMLElement | null =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-truck]') : null;

/**
 * Keyboard navigation on the board: arrow keys go from card to card, Enter opens the disposition. Only the last focused
 * card is in the Tab order.
 * @returns `stop`: the id of the truck whose card that is, undefined on an empty board; `enter` moves the focus to this card
 */
export function useBoardKeys(lanes: readonly BoardLane[]) {
  const navigate = useNavigate();
  const board = useRef<HTMLDivElement>(null);
  const [walkedTo, setWalkedTo] = useState<number>();
  const ids = lanes.map(({ trucks }) => trucks.map(({ id }) => id));
  /** The truck whose card is in the Tab order: the last focused one, otherwise the first. */
  const stop = ids.flat().find((id) => id === walkedTo) ?? ids.flat()[0];

  const focus = (id: number | undefined) =>
    board.current?.querySelector<HTMLElement>(`[data-truck="${id ?? ''}"]`)?.focus();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Buttons within a card handle Enter themselves; inputs and menus handle the arrow keys.
    if (cardOf(event.target) !== event.target || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Enter' && stop !== undefined)
      return void navigate(`/${objects.disposition.path}/${stop}`);
    if (!arrows.includes(event.key) || stop === undefined) return;
    event.preventDefault();
    focus(placeAfterKey(ids, stop, event.key as ArrowKey));
  };
  const onFocus = ({ target }: FocusEvent) => {
    const card = cardOf(target);
    if (card) setWalkedTo(Number(card.dataset.truck));
  };
  /** For keys pressed anywhere on the screen except in an input: on the board itself, `onKeyDown` handles them. */
  const enterFromOutside = () => {
    if (board.current?.contains(document.activeElement) !== true) focus(stop);
  };
  useBareKey('ArrowDown', enterFromOutside);
  useBareKey('ArrowUp', enterFromOutside);
  return { board, stop, enter: () => focus(stop), onKeyDown, onFocus };
}
