import {
  requestFormDemanded,
  requestFormLengths,
  type RequestFormField,
} from '#domain/service/requestForm.rules.ts';
import { element } from './elements.ts';

/** The attributes that help a browser to fill a field in, and a telephone to show the right keys. */
const helpfulAttributes: Readonly<Record<RequestFormField, Readonly<Record<string, string>>>> = {
  name: { autocomplete: 'name' },
  firm: { autocomplete: 'organization' },
  email: { autocomplete: 'email', type: 'email', inputmode: 'email' },
  phone: { autocomplete: 'tel', type: 'tel', inputmode: 'tel' },
  vatNumber: { autocomplete: 'off' },
  reference: { autocomplete: 'off' },
  description: { autocomplete: 'off' },
};

/** A field of the form with its label and its fault. */
export interface FormField {
  readonly name: RequestFormField;
  readonly row: HTMLElement;
  readonly box: HTMLInputElement | HTMLTextAreaElement;
  /** Shows a fault; undefined removes it. */
  readonly showFault: (fault: string | undefined) => void;
}

/** Makes a field. @param label its name in the visitor's language */
export function formField(name: RequestFormField, label: string): FormField {
  const demanded = requestFormDemanded.includes(name);
  const isLong = name === 'description';
  const attributes = { id: name, name, 'aria-required': String(demanded), ...helpfulAttributes[name] };
  const box = element(isLong ? 'textarea' : 'input', attributes);
  box.maxLength = requestFormLengths[name];
  const fault = element('div', { id: `${name}-fault`, class: 'fault' });
  const row = element(
    'div',
    // A `whole` field takes the whole width of the form.
    { class: isLong || name === 'reference' ? 'whole' : '' },
    element('label', { for: name }, label + (demanded ? ' *' : '')),
    box,
    fault,
  );
  const showFault = (words: string | undefined): void => {
    fault.textContent = words ?? '';
    box.setAttribute('aria-invalid', String(words !== undefined));
    if (words === undefined) box.removeAttribute('aria-describedby');
    else box.setAttribute('aria-describedby', fault.id);
  };
  box.addEventListener('input', () => showFault(undefined));
  return { name, row, box, showFault };
}
