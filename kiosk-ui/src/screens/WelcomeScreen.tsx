import { WelcomePicture } from '../pictures/WelcomePicture.tsx';
import { kioskLanguages, texts, type KioskLanguage } from '../texts/texts.ts';

/** Greets in each language. A touch chooses the language and opens the next screen. */
export function WelcomeScreen({ onLanguage }: { readonly onLanguage: (language: KioskLanguage) => void }) {
  return (
    <section className="welcome">
      <WelcomePicture />
      <h1 className="unseen">Keja</h1>
      <div className="welcome-languages">
        {kioskLanguages.map((language) => (
          <button key={language} type="button" lang={language} onClick={() => onLanguage(language)}>
            <span className="welcome-name">{texts[language].ownName}</span>
            <span className="welcome-title">{texts[language].ticket.title}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
