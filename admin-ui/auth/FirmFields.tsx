import { useWatch } from 'react-hook-form';
import { useText } from '../i18n/useText.ts';
import { CountryField } from './CountryField.tsx';
import { FormText } from './FormText.tsx';
import { FormTick } from './FormTick.tsx';
import { useRules } from './useRules.ts';

const watchedFields = ['country', 'notVatNumber'];

/** The inputs that only a firm fills in when it registers. `notVatNumber` is ticked by a firm that has no VAT number. */
export function FirmFields() {
  const text = useText();
  const { filled } = useRules();
  const [country, notVatNumber] = useWatch({ name: watchedFields }) as [string, boolean];
  const requiredField = { required: true, rules: { validate: filled } };
  return (
    <>
      <CountryField />
      <FormText
        name="firmName"
        label={text('register.firmName')}
        autoComplete="organization"
        {...requiredField}
      />
      {!notVatNumber && (
        <FormText
          name="vatNumber"
          label={text(country === 'PL' ? 'register.nip' : 'register.vatNumber')}
          {...requiredField}
        />
      )}
      <FormTick name="notVatNumber" label={text('register.notVatNumber')} />
      <FormText
        name="address"
        label={text('register.address')}
        autoComplete="street-address"
        {...requiredField}
      />
      <FormText
        name="postalCode"
        label={text('register.postalCode')}
        autoComplete="postal-code"
        {...requiredField}
      />
      <FormText name="city" label={text('register.city')} autoComplete="address-level2" {...requiredField} />
      <FormText
        name="phone"
        label={text('register.phone')}
        type="tel"
        autoComplete="tel"
        {...requiredField}
      />
      <FormText name="companyDepartment" label={text('register.companyDepartment')} {...requiredField} />
      <FormText name="deliveryDepartment" label={text('register.deliveryDepartment')} {...requiredField} />
      <FormText
        name="commercialInChargeOfYou"
        label={text('register.commercialInChargeOfYou')}
        {...requiredField}
      />
    </>
  );
}
