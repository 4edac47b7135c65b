import { expect, it, vi } from 'vitest';
import { nothingTyped, typedLookup, type Choice, type Found, type PendingText } from './typedLookup.ts';

const anna: Choice = { id: 1, presentation: 'Anna Nowak', names: ['Anna Nowak'] };
const jan: Choice = { id: 2, presentation: 'Jan Nowak', names: ['Jan Nowak'] };
const found = (...choices: readonly Choice[]): Found => ({ choices, count: choices.length });

/** A lookup whose answers come when the test gives them. */
const asked = () => {
  const answers: PromiseWithResolvers<Found>[] = [];
  const ask = vi.fn<(words: string) => Promise<Found>>(() => {
    const answer = Promise.withResolvers<Found>();
    answers.push(answer);
    return answer.promise;
  });
  const state: { text: PendingText; meant: Choice | undefined } = { text: nothingTyped, meant: undefined };
  const lookup = typedLookup(() => ({
    ask,
    onMeant: (choice) => (state.meant = choice),
    onChange: (text) => (state.text = text),
  }));
  return { lookup, ask, state, answer: (at: number) => answers[at] as PromiseWithResolvers<Found> };
};

it('a text that means one record becomes this record', async () => {
  const { lookup, state, answer } = asked();
  lookup.write(' anna ');
  const settled = lookup.settle();
  expect(state.text).toEqual({ words: ' anna ', asking: true, fits: undefined });
  answer(0).resolve(found(anna));
  expect(await settled).toBe(true);
  expect(state).toEqual({ text: nothingTyped, meant: anna });
  expect(lookup.holdsText()).toBe(false);
});

it('a text that means several records stays, with their number, and is not looked up again', async () => {
  const { lookup, ask, state, answer } = asked();
  lookup.write('nowak');
  const settled = lookup.settle();
  answer(0).resolve(found(anna, jan));
  expect(await settled).toBe(false);
  expect(state).toEqual({ text: { words: 'nowak', asking: false, fits: 2 }, meant: undefined });
  expect(await lookup.settle()).toBe(false);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(lookup.holdsText()).toBe(true);
});

it('an answer to earlier words chooses nothing, and the present words are looked up', async () => {
  const { lookup, ask, state, answer } = asked();
  lookup.write('anna');
  const settled = lookup.settle();
  lookup.write('jan');
  answer(0).resolve(found(anna));
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  expect(state.meant).toBeUndefined();
  answer(1).resolve(found(jan));
  expect(await settled).toBe(true);
  expect(state.meant).toEqual(jan);
});

it('an answer that comes after another record was chosen changes nothing', async () => {
  const { lookup, state, answer } = asked();
  lookup.write('anna');
  const settled = lookup.settle();
  lookup.write(undefined);
  answer(0).resolve(found(anna));
  expect(await settled).toBe(true);
  expect(state).toEqual({ text: nothingTyped, meant: undefined });
});

it('the same text is asked about once, however often its meaning is wanted', async () => {
  const { lookup, ask, answer } = asked();
  lookup.write('anna');
  const settled = [lookup.settle(), lookup.settle()];
  answer(0).resolve(found(anna));
  expect(await Promise.all(settled)).toEqual([true, true]);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('a text is looked up again if the server did not answer', async () => {
  const { lookup, state, answer } = asked();
  lookup.write('anna');
  const first = lookup.settle();
  answer(0).reject(new Error('no connection'));
  expect(await first).toBe(false);
  expect(state.text.fits).toBe('unknown');
  const second = lookup.settle();
  answer(1).resolve(found(anna));
  expect(await second).toBe(true);
});

it('a box without a typed text is settled at once', async () => {
  const { lookup, ask } = asked();
  expect(await lookup.settle()).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});
