import { describe, expect, it } from 'vitest';
import { after, type History, type Step } from './draftHistory.ts';

const opened: History<string> = { past: [], present: '', future: [], about: undefined, saved: '' };
const through = (...steps: readonly Step<string>[]) => steps.reduce<History<string>>(after, opened);
const typed = (draft: string) => ({ kind: 'change', draft, about: 'title' }) as const;

describe('the history of a draft', () => {
  it('counts as saved what was sent, not what was typed while it was being saved', () => {
    const sent = 'Check';
    expect(through(typed(sent), typed('Check all'), { kind: 'saved', draft: sent })).toMatchObject({
      present: 'Check all',
      saved: sent,
    });
  });

  it('is saved when nothing was changed since it was sent', () => {
    const { present, saved } = through(typed('Check'), { kind: 'saved', draft: 'Check' });
    expect(present).toBe(saved);
  });

  it('undoes what was typed into one title at once, but not what was typed before it was saved', () => {
    const history = through(
      typed('C'),
      typed('Ch'),
      { kind: 'saved', draft: 'Ch' },
      typed('Che'),
      typed('Chec'),
    );
    expect(after(history, { kind: 'undo' }).present).toBe('Ch');
  });
});
