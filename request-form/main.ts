import { isLanguage, pickLanguage, type Language } from '#domain/kernel/language.ts';
import { requestForm } from './requestForm.ts';

/** The page that shows the form in its frame says the language; else the browser does. */
const languageAsked = (): Language => {
  const asked = new URLSearchParams(location.search).get('lang');
  return isLanguage(asked) ? asked : pickLanguage(navigator.languages.join(','));
};

const place = document.getElementById('request-form');
if (!place) throw new Error('the page has no #request-form');
requestForm(place, languageAsked());
