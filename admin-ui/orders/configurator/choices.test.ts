import { describe, expect, it } from 'vitest';
import { configurationOf } from '#domain/sales/configurator/configurationOf.ts';
import type { Question } from '#domain/sales/configurator/configuration.ts';
import { answersFrom, openBlind } from '#domain/sales/configurator/sampleSettings.ts';
import { choicesFor, choicesOf, firstMarked } from './choices.ts';

// The questions are those of `openBlind`, a window blind; answers are written as `answersFrom` reads them.
const words = { yes: 'Tak', no: 'Nie', none: 'brak' };
const questionAfter = (answers: string, again?: number): Question => {
  const { next } = configurationOf(openBlind, answersFrom(openBlind, answers), again);
  if (!next) throw new Error('nothing is asked');
  return next;
};
const labels = (answers: string, typed = ''): string[] =>
  choicesFor(choicesOf(questionAfter(answers), words), typed).map(({ label }) => label);
const marked = (answers: string, again?: number): string | undefined => {
  const question = questionAfter(answers, again);
  const choices = choicesOf(question, words);
  return choices[firstMarked(question, choices)]?.label;
};
const remote = 'drive motor, width 3, engine L';

describe('what can be chosen', () => {
  it.each([
    ['', '', ['ręczny', 'elektryczny']],
    ['', 'ELEK', ['elektryczny']],
    ['', 'tryczny', ['elektryczny']],
    ['', 'motor', ['elektryczny']],
    // A code stands for its value alone, whatever names hold the same letters.
    ['drive motor, width 1', 's', ['mały']],
    ['', 'x', []],
    ['drive hand', '', []],
    [remote, '', ['Tak', 'Nie', 'brak']],
    [remote, 'true', ['Tak']],
  ])('what can be chosen after “%s” and typing “%s” is %j', (answers, typed, found) => {
    expect(labels(answers, typed)).toEqual(found);
  });

  // Each row: the answers, the id of the parameter that is asked again, and the choice that is marked first.
  it.each<[string, number | undefined, string | undefined]>([
    ['', undefined, 'ręczny'],
    ['drive motor', 1, 'elektryczny'],
    ['drive motor, width 3', undefined, 'duży'],
    ['drive motor, width 1', undefined, 'mały'],
    // What may be passed over is passed over by Enter.
    [remote, undefined, 'brak'],
    [`${remote}, remote true`, 4, 'Tak'],
  ])('after “%s”, with parameter %s asked again, “%s” is marked first', (answers, again, label) => {
    expect(marked(answers, again)).toBe(label);
  });
});
