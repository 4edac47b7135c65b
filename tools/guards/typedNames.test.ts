import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

/** Draws an input whose typed name becomes a value only after it has been looked up. */
const picker = /<(?:ReferencePicker|FieldInput|WrittenFields|ChoiceBox)\b/;
/** A dialog or the main button of some inputs, drawn without `FormDialog` and `SettledButton`, which wait for such names. */
const own = /<Dialog\b|<Button\b[^>]*variant="contained"/;
const waits = /\buse(?:SubmitSettled|OnceSettled)\(/;

it('what is typed last in a picker is waited for by every dialog and main button beside it', async () => {
  const found: string[] = [];
  let read = 0;
  for await (const file of glob('admin-ui/**/*.tsx')) {
    const text = await readFile(file, 'utf8');
    if (!picker.test(text)) continue;
    read += 1;
    if (own.test(text) && !waits.test(text)) found.push(file);
  }
  expect(read).toBeGreaterThan(20);
  expect(found).toEqual([]);
});
