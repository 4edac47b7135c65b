import { useLanguage, useTexts } from '../language.ts';
import { kioskLanguages, texts, type KioskLanguage } from '../texts/texts.ts';
import type { Visit } from '../visit.ts';

interface HeaderProps {
  readonly at: Visit['at'];
  readonly onLanguage: (language: KioskLanguage) => void;
}

/** The steps of a visit that the marks of progress show. */
const steps: readonly Visit['at'][] = ['ticket', 'code', 'journey'];

/**
 * The bar above all screens: the name, the choice of the language and the progress of the visit. The language has two controls.
 * The style sheet shows the list on a narrow screen, and the buttons on a wide one. The welcome screen has its own choice of the
 * language, so the bar has none there.
 */
export function Header({ at, onLanguage }: HeaderProps) {
  const { languages } = useTexts();
  const current = useLanguage();
  const currentIndex = steps.indexOf(at);
  return (
    <header className="header">
      <span className="brand" translate="no">
        Keja
      </span>
      {at !== 'welcome' && (
        <select
          className="language-choice"
          aria-label={languages}
          value={current}
          onChange={(event) => onLanguage(event.target.value as KioskLanguage)}
        >
          {kioskLanguages.map((language) => (
            <option key={language} value={language} lang={language}>
              {texts[language].ownName}
            </option>
          ))}
        </select>
      )}
      {at !== 'welcome' && (
        <nav className="languages" aria-label={languages}>
          {kioskLanguages.map((language) => (
            <button
              key={language}
              type="button"
              lang={language}
              aria-pressed={language === current}
              onClick={() => onLanguage(language)}
            >
              {texts[language].ownName}
            </button>
          ))}
        </nav>
      )}
      {currentIndex >= 0 && (
        <span className="progress" aria-hidden="true">
          {steps.map((step, index) => (
            <i key={step} data-reached={index <= currentIndex} />
          ))}
        </span>
      )}
    </header>
  );
}
