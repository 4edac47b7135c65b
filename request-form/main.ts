import { isLanguage, pickLanguage, type Language } from '#domain/kernel/language.ts';
import { requestForm } from './requestForm.ts';

/** The language that the embedding page names in the address (`?lang=`), otherwise that of the browser. */
const languageAsked = (): Language => {
  const addressLanguage = new URLSearchParams(location.search).get('lang');
  return isLanguage(addressLanguage) ? addressLanguage : pickLanguage(navigator.languages.join(','));
};

const place = document.getElementById('request-form');
if (!place) throw new Error('the page has no #request-form');
requestForm(place, languageAsked());
