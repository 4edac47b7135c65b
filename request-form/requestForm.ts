import { languages, ownNameOf, type Language } from '#domain/kernel/language.ts';
import {
  requestFormErrors,
  requestFormFields,
  requestFormLengths,
  trimmedRequestForm,
  type RequestFormWords,
} from '#domain/service/requestForm.rules.ts';
import { requestFormWords } from '#domain/service/requestForm.words.ts';
import { filled } from '#domain/words/filled.ts';
import { element } from './elements.ts';
import { formField, type FormField } from './field.ts';
import { proofFor } from './proof.ts';
import { Refused, sendRequest, type Fault } from './requestFormCall.ts';

/** The texts of the form. `RequestFormWords` is what the visitor types. */
type Words = ReturnType<typeof requestFormWords>;

/**
 * Shows the form in an element of the page.
 * @param typed what the visitor typed before choosing another language
 */
export function requestForm(place: HTMLElement, language: Language, typed?: RequestFormWords): void {
  const words = requestFormWords(language);
  document.documentElement.lang = language;
  document.title = words.title;
  // Browsers give the cryptography that solves the challenge only to pages over HTTPS or from localhost.
  if (!globalThis.isSecureContext) return place.replaceChildren(element('p', {}, words.insecure));
  const fields = requestFormFields.map((name) => formField(name, words.fields[name]));
  for (const { name, box } of fields) box.value = typed?.[name] ?? '';
  const status = element('p', { role: 'status', class: 'whole' });
  const button = element('button', { type: 'submit' }, words.send);
  // People do not see this field. A robot fills it in, and the API refuses what it sends.
  const trap = element('input', { name: 'subject2', tabindex: '-1', autocomplete: 'off' });
  const form = element(
    'form',
    { novalidate: true, 'aria-labelledby': 'title' },
    ...fields.map(({ row }) => row),
    element('div', { class: 'trap', 'aria-hidden': 'true' }, element('label', {}, words.trap, trap)),
    element('p', { class: 'soft whole' }, words.purpose),
    element('div', { class: 'whole' }, button),
    status,
  );
  const header = element(
    'header',
    {},
    element('h1', { id: 'title' }, words.title),
    languageChoice(words, language, (next) => requestForm(place, next, typedIn(fields))),
  );
  const intro = element('p', {}, words.intro);
  place.replaceChildren(header, intro, element('p', { class: 'soft' }, words.demanded), form);
  // Proves to the API that a browser was at work. The proof is made while the visitor types.
  const proof = proofFor(language);
  const parts = { words, language, fields, status, button, trap, proof };
  form.addEventListener('input', () => (status.textContent = ''));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.getAttribute('aria-disabled') !== 'true') void submit(parts, place);
  });
}

interface FormParts {
  readonly words: Words;
  readonly language: Language;
  readonly fields: readonly FormField[];
  readonly status: HTMLElement;
  readonly button: HTMLButtonElement;
  readonly trap: HTMLInputElement;
  readonly proof: ReturnType<typeof proofFor>;
}

/** Sends what was typed. The typed words stay in the form until the server has them. */
const submit = async (parts: FormParts, place: HTMLElement): Promise<void> => {
  const { words, language, fields, status, button } = parts;
  const typed = typedIn(fields);
  if (showFaults(parts, requestFormErrors(typed))) return;
  // Not `disabled`, by which the button would lose the focus.
  button.setAttribute('aria-disabled', 'true');
  try {
    await send(parts, typed);
    thank(place, words, language, typed.email);
  } catch (error) {
    const errors = error instanceof Refused ? error.errors : [];
    if (!showFaults(parts, errors))
      status.textContent = error instanceof Refused ? error.message : words.tryAgain;
  } finally {
    button.removeAttribute('aria-disabled');
  }
};

/**
 * Sends the form. If it was open for so long that the proof has expired, it is sent once more with a new proof.
 * @param isSecond true for this second attempt, after which there is no third
 */
const send = async (parts: FormParts, typed: RequestFormWords, isSecond = false): Promise<void> => {
  const { words, language, status, trap, proof } = parts;
  status.textContent = words.checking;
  const solved = await proof.wait();
  status.textContent = words.sending;
  try {
    await sendRequest(language, { ...typed, subject2: trap.value, language, proof: solved });
  } catch (error) {
    const isExpired = error instanceof Refused && error.code === 'request_form_expired';
    if (!isExpired || isSecond) throw error;
    proof.renew();
    await send(parts, typed, true);
  }
};

/** Marks the wrong fields and goes to the first of them. @returns whether there are any */
const showFaults = ({ words, fields, status }: FormParts, faults: readonly Fault[]): boolean => {
  const texts: Readonly<Record<string, string>> = words.errors;
  for (const { name, showFault } of fields) {
    const fault = faults.find(({ field }) => field === name);
    showFault(fault && filled(texts[fault.code] ?? words.wrong, { maxLength: requestFormLengths[name] }));
  }
  const first = fields.find(({ name }) => faults.some(({ field }) => field === name));
  status.textContent = first ? words.wrong : '';
  first?.box.focus();
  return first !== undefined;
};

const thank = (place: HTMLElement, words: Words, language: Language, email: string): void => {
  const title = element('h1', { tabindex: '-1' }, words.thanks);
  const another = element('button', { type: 'button' }, words.another);
  another.addEventListener('click', () => {
    requestForm(place, language);
    document.getElementById('name')?.focus();
  });
  place.replaceChildren(title, element('p', {}, filled(words.answer, { email })), element('p', {}, another));
  title.focus();
};

const languageChoice = (words: Words, language: Language, choose: (next: Language) => void): HTMLElement => {
  const options = languages.map((each) =>
    element('option', { value: each, lang: each, selected: each === language }, ownNameOf(each)),
  );
  const select = element('select', { 'aria-label': words.language, id: 'language' }, ...options);
  select.addEventListener('change', () => {
    choose(select.value as Language);
    document.getElementById('language')?.focus();
  });
  return select;
};

const typedIn = (fields: readonly FormField[]): RequestFormWords =>
  trimmedRequestForm(
    Object.fromEntries(fields.map(({ name, box }) => [name, box.value])) as unknown as RequestFormWords,
  );
