import { expect, it } from 'vitest';
import { pickedFiles } from './chosenFiles.ts';

/** An input of a browser: without a value it holds no files, and tells only of a value that is another one. */
const inputWith = (files: File[]) => ({
  files: files as unknown as FileList,
  set value(_value: string) {
    files.length = 0;
  },
  get value() {
    return files.length > 0 ? 'C:\\fakepath\\plan.ics' : '';
  },
});

it('picked files are taken out of the input, so that the same file can be picked again', () => {
  const plan = new File(['BEGIN:VCALENDAR'], 'plan.ics');
  const input = inputWith([plan]);
  expect(pickedFiles(input)).toEqual([plan]);
  expect(input.value).toBe('');
});

it('nothing is picked when the choosing is called off', () => {
  expect(pickedFiles({ files: null, value: '' })).toEqual([]);
});
