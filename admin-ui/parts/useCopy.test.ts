import { JSDOM } from 'jsdom';
import { afterEach, expect, it, vi } from 'vitest';
import { copyOrSelect } from './useCopy.ts';

const { document } = new JSDOM('<ol><li>AB12</li><li>CD34</li></ol><input value="https://keja.example/1">')
  .window;
const list = document.querySelector('ol');
const input = document.querySelector('input');

const selected = () => document.getSelection()?.toString();

afterEach(() => {
  vi.unstubAllGlobals();
  document.getSelection()?.removeAllRanges();
});

it('a text is copied where the browser has a clipboard, and nothing is selected', async () => {
  const writeText = vi.fn<Clipboard['writeText']>(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyOrSelect('AB12\nCD34', list)).toBe(true);
  expect(writeText).toHaveBeenCalledWith('AB12\nCD34');
  expect(selected()).toBe('');
});

const refusal = { writeText: () => Promise.reject(new Error('not allowed')) };

it.each([
  ['over plain HTTP, where there is no clipboard', undefined],
  ['where the browser refuses it', refusal],
])('a text that cannot be copied is selected %s', async (_case, clipboard) => {
  vi.stubGlobal('navigator', { clipboard });
  expect(await copyOrSelect('AB12\nCD34', list)).toBe(false);
  expect(selected()).toBe('AB12CD34');
});

it('an input whose text cannot be copied has the focus, and all of its text is selected', async () => {
  vi.stubGlobal('navigator', {});
  expect(await copyOrSelect('https://keja.example/1', input)).toBe(false);
  expect(document.activeElement).toBe(input);
  expect([input?.selectionStart, input?.selectionEnd]).toEqual([0, 22]);
});
