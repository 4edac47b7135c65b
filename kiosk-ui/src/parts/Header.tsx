import { useLanguage, useTexts } from '../language.ts';
import { kioskLanguages, texts, type KioskLanguage } from '../texts/texts.ts';
import type { Visit } from '../visit.ts';

interface HeaderProps {
  readonly at: Visit['at'];
  readonly onLanguage: (language: KioskLanguage) => void;
}

const steps: readonly Visit['at'][] = ['ticket', 'code', 'journey'];

/** A narrow screen has one control for the language; a wide one has a button for each language. */
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
