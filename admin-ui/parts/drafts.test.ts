import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** What a tab keeps, with the number of times that it was written. */
const storage = () => {
  const kept = new Map<string, string>();
  return {
    written: 0,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem(key: string, value: string) {
      this.written += 1;
      kept.set(key, value);
    },
  };
};

const address = '/sales_order/7';

describe('drafts of a form', () => {
  let tab: ReturnType<typeof storage>;
  /** The id of the person who is signed in, as the browser remembers it. */
  let person: string;
  let drafts: typeof import('./drafts.ts');
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    tab = storage();
    person = '1';
    vi.stubGlobal('sessionStorage', tab);
    vi.stubGlobal('localStorage', { getItem: () => person });
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', page);
    page.visibilityState = 'visible';
    drafts = await import('./drafts.ts');
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    vi.resetModules();
  });

  const keptOf = (who: string): unknown => JSON.parse(tab.getItem(`keja.drafts.${who}`) ?? '{}');
  const typed = (text: string) => drafts.keepDraft(address, { note: text });

  it('are written once for a hundred keys, when nobody has typed for a moment', () => {
    for (let key = 1; key <= 100; key += 1) {
      typed('x'.repeat(key));
      vi.advanceTimersByTime(100);
    }
    expect(tab.written).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(tab.written).toBe(1);
    expect(keptOf('1')).toMatchObject({ [address]: { values: { note: 'x'.repeat(100) } } });
  });

  it.each([
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
    ['the window is closed', () => window.dispatchEvent(new Event('beforeunload'))],
    [
      'the page is hidden',
      () => {
        page.visibilityState = 'hidden';
        page.dispatchEvent(new Event('visibilitychange'));
      },
    ],
    [
      'somebody else signs in',
      () => {
        person = '2';
        drafts.draftAt(address);
      },
    ],
  ])('are written at once when %s', (_when, happen) => {
    typed('the last key');
    happen();
    expect(keptOf('1')).toMatchObject({ [address]: { values: { note: 'the last key' } } });
  });
});
