import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import type { ImportResult } from './importCall.ts';
import { beginImport, importAfter, type ImportEvent } from './importState.ts';

const [firms, people] = [new File([], 'firms.xlsx'), new File([], 'people.xlsx')];
const shown = { written: false } as ImportResult;
const written = { written: true } as ImportResult;
const refusedWith = (code: string) => new HttpError('refused', 422, { code });

/** The state after these events in their order. */
const after = (...events: readonly ImportEvent[]) => events.reduce(importAfter, beginImport('first'));
const chosen: ImportEvent = { is: 'chosen', file: firms, requestId: 'second' };
const previewed: readonly ImportEvent[] = [
  chosen,
  { is: 'previewAsked', sentId: 'preview' },
  { is: 'previewShown', result: shown },
];

describe('a preview', () => {
  it('is shown, and the import then waits for the person', () => {
    expect(after(...previewed)).toMatchObject({
      file: firms,
      result: shown,
      busy: undefined,
      fault: undefined,
    });
  });
  it('a preview that is refused takes the earlier preview away', () => {
    const refused = { is: 'previewRefused', error: refusedWith('sheet_key_wanted') } as const;
    expect(after(...previewed, refused)).toMatchObject({ result: undefined, fault: { lacksKey: true } });
  });
  it('a preview that is stopped lets the person choose a file again', () => {
    const stopped = { is: 'previewStopped', requestId: 'third' } as const;
    const state = after(chosen, { is: 'previewAsked', sentId: 'preview' }, stopped);
    expect(state).toMatchObject({ file: undefined, busy: undefined, result: undefined });
  });
});

describe('the request id, under which a sheet is written once', () => {
  it.each<[string, readonly ImportEvent[], string]>([
    ['is another for another file', [chosen], 'second'],
    [
      'is another for other options',
      [chosen, { is: 'optionsChanged', changes: { mode: 'add' }, requestId: 'third' }],
      'third',
    ],
    ['stays with a preview', previewed, 'second'],
    ['stays while the answer is lost', [...previewed, { is: 'writeAsked' }, { is: 'answerLost' }], 'second'],
    [
      'is another after a refusal, because a cancelled import stays cancelled',
      [
        ...previewed,
        { is: 'writeAsked' },
        { is: 'writeRefused', error: refusedWith('import_cancelled'), requestId: 'third' },
      ],
      'third',
    ],
  ])('%s', (_title, events, requestId) => {
    expect(after(...events)).toMatchObject({ requestId });
  });
  it('is the one that is followed while the sheet is written', () => {
    expect(after(...previewed, { is: 'writeAsked' })).toMatchObject({ busy: 'writing', sentId: 'second' });
  });
});

it('a written sheet is shown at once, and the import is over when the list was read again', () => {
  const events: readonly ImportEvent[] = [
    ...previewed,
    { is: 'writeAsked' },
    { is: 'written', result: written },
  ];
  expect(after(...events)).toMatchObject({ busy: 'writing', result: written });
  expect(after(...events, { is: 'listRefreshed' })).toMatchObject({ busy: undefined, result: written });
});

it('an import that the person cancelled keeps its preview and says whose wish that was', () => {
  const cancelled = {
    is: 'writeRefused',
    error: refusedWith('import_cancelled'),
    requestId: 'third',
  } as const;
  expect(after(...previewed, { is: 'writeAsked' }, cancelled)).toMatchObject({
    busy: undefined,
    result: shown,
    fault: { isCancelled: true, message: 'refused' },
  });
});

it('another file begins with the usual options and without the earlier preview', () => {
  const partly = { is: 'optionsChanged', changes: { partly: true }, requestId: 'third' } as const;
  const other = { is: 'chosen', file: people, requestId: 'fourth' } as const;
  const { options, result, file } = after(...previewed, partly, other);
  expect({ options, result, file }).toEqual({
    options: beginImport('any').options,
    result: undefined,
    file: people,
  });
});

it.each<[string, ImportEvent]>([
  ['another file is chosen', { is: 'chosen', file: people, requestId: 'third' }],
  ['options are changed', { is: 'optionsChanged', changes: { mode: 'add' }, requestId: 'third' }],
])('a sheet that is being written stays what is written when %s', (_what, event) => {
  for (const events of [[{ is: 'writeAsked' }], [{ is: 'writeAsked' }, { is: 'answerLost' }]] as const) {
    const before = after(...previewed, ...events);
    expect(importAfter(before, event)).toBe(before);
  }
});
