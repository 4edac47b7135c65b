import { expect, it } from 'vitest';
import { registrationErrors } from '#domain/platform/registration.rules.ts';
import { emptyRegistration, registrationOf, type RegistrationForm } from './registration.ts';

const filled: RegistrationForm = {
  ...emptyRegistration,
  name: 'Jan Nowak',
  login: 'jan.nowak',
  email: ' jan@nowak.example ',
  password: 'siedem7',
  passwordAgain: 'siedem7',
  firmName: 'Nowak i Synowie',
  phone: '+48 600 100 200',
  vatNumber: '5260250274',
};

it('a person sends nothing of a firm, and the password once', () => {
  expect(registrationOf(filled)).toEqual({
    name: 'Jan Nowak',
    login: 'jan.nowak',
    email: 'jan@nowak.example',
    password: 'siedem7',
    isFirm: false,
  });
});

it('a firm without a VAT number sends none, whatever was typed before', () => {
  const sent = registrationOf({ ...filled, isFirm: true, notVatNumber: true });
  expect(sent).toMatchObject({ firmName: 'Nowak i Synowie', notVatNumber: true, vatNumber: '' });
  expect(sent).not.toHaveProperty('passwordAgain');
});

it('the form has every field that the rules require of a firm', () => {
  const asked = registrationErrors({ ...emptyRegistration, isFirm: true }).map(({ field }) => field);
  expect(asked.filter((field) => !(field in emptyRegistration))).toEqual([]);
  expect(asked.length).toBeGreaterThan(10);
});
