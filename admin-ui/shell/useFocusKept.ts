import { useEffect } from 'react';

/** The element that had the focus, and how to find it again. */
interface Place {
  readonly element: HTMLElement;
  /** The address of the page with the element; after a record was created, the address of the record. */
  pathname: string;
  /** A new element in its place is recognised by the name of a field or the text of a button; each is empty if there is none. */
  readonly name: string;
  readonly buttonText: string;
  /** Whether the element was disabled while it had the focus. The browser then takes the focus away. */
  wasDisabled: boolean;
}

/** Marks an element that got the focus only because the focused one was removed. */
const keptMark = 'data-focus-kept';

/** Whether the person has not chosen the focus, so that other code may set it. */
export function isNobodysFocus(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.hasAttribute(keptMark);
}

/**
 * Restores the focus if the focused element is removed, as a button by its own action or the fields of a saved form, or is
 * disabled for a while. The same field or button gets the focus if it is still there, else the page's title. An open
 * dialog or menu sets the focus itself, and the focus is not restored until it has closed.
 */
export function useFocusKept(): void {
  useEffect(() => {
    let last: Place | undefined;
    /** The check that is planned for the next frame; 0 if none is. Many changes of the page cause only one check. */
    let frame = 0;
    const check = () => {
      frame = 0;
      if (last && !restoreFocus(last)) last = undefined;
    };
    const onMutation = () => {
      frame ||= requestAnimationFrame(check);
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !target.hasAttribute(keptMark)) last = placeOf(target);
    };
    // After a click elsewhere, the place is not restored.
    const onPointerDown = () => {
      last = undefined;
    };
    const observer = new MutationObserver(onMutation);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, []);
}

const placeOf = (element: HTMLElement): Place => ({
  element,
  pathname: window.location.pathname,
  name: element.getAttribute('name') ?? '',
  buttonText: buttonTextOf(element),
  wasDisabled: false,
});

/** A button is recognised by its text only within a form; elsewhere the same text may belong to another record. */
const buttonTextOf = (element: HTMLElement): string =>
  element.matches('form button')
    ? (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
    : '';

const isDisabled = (element: HTMLElement): boolean => element.matches(':disabled, [aria-disabled="true"]');

/**
 * Sets the focus again if the element of the place was removed, or was disabled and is enabled again.
 * @returns whether the place must still be watched
 */
const restoreFocus = (place: Place): boolean => {
  const { element } = place;
  // The browser gives the focus to `body` when the focused element is removed or disabled.
  if (document.activeElement !== document.body) return true;
  if (element.isConnected) {
    if (isDisabled(element)) place.wasDisabled = true;
    else if (place.wasDisabled) element.focus({ preventScroll: true });
    return true;
  }
  // A dialog or a menu manages the focus itself; the place is checked when it has closed.
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true;
  if (!isSamePage(place)) return false;
  const title = document.querySelector<HTMLElement>('main h1');
  // The new page has not been rendered yet.
  if (!title) return true;
  // A page may render in several steps, so an element that gets the focus now may be replaced in the next one. The
  // place is therefore watched further, at the address that the page has now.
  place.pathname = window.location.pathname;
  const successor = successorOf(place);
  if (successor) successor.focus({ preventScroll: true });
  else focusTitle(title);
  return true;
};

/** A record that was just created has a new address. */
const isSamePage = ({ pathname }: Place): boolean =>
  pathname === window.location.pathname || pathname.endsWith('/create');

/** The field or button that has taken the place of the removed element. */
const successorOf = ({ name, buttonText }: Place): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main input, main textarea, main form button')].find(
    (element) =>
      !isDisabled(element) &&
      element.checkVisibility() &&
      ((name !== '' && element.getAttribute('name') === name) ||
        (buttonText !== '' && buttonTextOf(element) === buttonText)),
  );

const focusTitle = (title: HTMLElement): void => {
  title.tabIndex = -1;
  title.setAttribute(keptMark, '');
  title.focus({ preventScroll: true });
};
