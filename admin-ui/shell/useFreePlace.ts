import { useNotificationContext } from 'ra-core';
import { useEffect, useState } from 'react';
import { barHeight } from './barHeight.ts';
import { tabBarHeight } from './tabs/TabBar.tsx';

interface Place {
  readonly vertical: 'top' | 'bottom';
  readonly horizontal: 'left' | 'center' | 'right';
}

/** The possible places of a message, the usual one first. */
const places: readonly Place[] = (['center', 'right', 'left'] as const).flatMap((horizontal) =>
  (['bottom', 'top'] as const).map((vertical) => ({ vertical, horizontal })),
);

const usualPlace: Place = { vertical: 'bottom', horizontal: 'center' };

/** The distance of a message from the upper edge of the screen, in pixels: it is below the bar and the tabs. */
export const fromTop = barHeight + tabBarHeight + 8;
/** The distance of a message from the other edges. */
const fromEdge = 24;
/** The usual size of a message in pixels, used while none is shown. */
const usualSize = { width: 420, height: 52 };

/** After this time the page has usually been rendered with the result of an action. */
const settledMs = 400;

const shownMessage = () => document.querySelector('.MuiSnackbar-root');

const isField = (element: Element | null): element is Element =>
  element?.matches('input, textarea, select, [contenteditable="true"]') === true;

const messageSize = () => {
  const message = shownMessage()?.getBoundingClientRect();
  return message && message.width > 0 ? message : usualSize;
};

/** The rectangle that a message would cover in this place. */
const zoneAt = ({ vertical, horizontal }: Place): DOMRect => {
  const { width, height } = messageSize();
  const top = vertical === 'top' ? fromTop : window.innerHeight - fromEdge - height;
  const freeWidth = window.innerWidth - width;
  const left = { left: fromEdge, center: freeWidth / 2, right: freeWidth - fromEdge }[horizontal];
  return new DOMRect(left, top, width, height);
};

const overlap = (zone: DOMRect, { left, right, top, bottom }: DOMRect): boolean =>
  left < zone.right && zone.left < right && top < zone.bottom && zone.top < bottom;

/** How bad it is to cover an element: the focused field is the worst, then errors, then buttons, then other text. */
const weights = { field: 10_000, fault: 500, button: 100, text: 1 } as const;
const faults = 'main [role="alert"], main [aria-invalid="true"], main .Mui-error, [role="dialog"] .Mui-error';
const buttons = 'main button, main [role="button"], [role="dialog"] button';
/** The points of a message, as parts of its width and its height, under which text is looked for. */
const samples = [0.02, 0.25, 0.5, 0.75, 0.98];

/** Whether an element has a text of its own, or is something that people use or look at. */
const saysSomething = (element: Element | undefined): boolean =>
  element !== undefined &&
  (element.matches('input, textarea, button, a, svg') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()));

/** How many of the selected elements a message in this zone would cover. */
const countOf = (selector: string, zone: DOMRect): number =>
  [...document.querySelectorAll(selector)].filter((each) => overlap(zone, each.getBoundingClientRect()))
    .length;

/** How much a message would cover in this place, weighted. */
const costOf = (place: Place): number => {
  const zone = zoneAt(place);
  const field = document.activeElement;
  const fieldCost = isField(field) && overlap(zone, field.getBoundingClientRect()) ? weights.field : 0;
  const faultAndButtonCost = countOf(faults, zone) * weights.fault + countOf(buttons, zone) * weights.button;
  const coveredTexts = samples
    .flatMap((x) => samples.map((y) => [zone.x + zone.width * x, zone.y + zone.height * y] as const))
    .filter(([x, y]) =>
      saysSomething(document.elementsFromPoint(x, y).find((each) => !each.closest('.MuiSnackbar-root'))),
    ).length;
  return fieldCost + faultAndButtonCost + coveredTexts * weights.text;
};

/** The place with the least cost. Of places with equal costs, the one that comes first in `places`. */
const freePlace = (): Place => {
  const costs = places.map(costOf);
  return places[costs.indexOf(Math.min(...costs))] ?? usualPlace;
};

/**
 * Whether an event may have moved parts of the page. A field that is narrower than its text also scrolls at each key, but then
 * only the text moves.
 */
const mayHaveMoved = ({ type, target }: Event): boolean =>
  type !== 'scroll' || !(target instanceof Element && isField(target));

/**
 * The place where a message covers least: not the focused field, an error or a button, if possible. It is computed when a
 * message comes, and again while the message is shown, when the focus, the scroll position or the size of the window
 * changes.
 */
export function useFreePlace(): Place {
  const { notifications } = useNotificationContext();
  const [place, setPlace] = useState(usualPlace);
  useEffect(() => {
    let frame = 0;
    // The next frame comes when everything that appears together with the message is rendered.
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setPlace(freePlace()));
    };
    look();
    // The action may render the page again under the message.
    const timer = setTimeout(look, settledMs);
    // Only while a message is shown, because `look` takes a hundred milliseconds on a page with hundreds of rows.
    const lookIfMoved = (event: Event) => {
      if (mayHaveMoved(event) && shownMessage()) look();
    };
    const events = ['focusin', 'focusout', 'resize', 'scroll'] as const;
    for (const event of events) window.addEventListener(event, lookIfMoved, true);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      for (const event of events) window.removeEventListener(event, lookIfMoved, true);
    };
  }, [notifications]);
  return place;
}
