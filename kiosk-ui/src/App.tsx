import { useEffect, useState } from 'react';
import { firstLanguage, LanguageContext } from './language.ts';
import { Header } from './parts/Header.tsx';
import { IdleWarning } from './parts/IdleWarning.tsx';
import { ConnectionBanner } from './parts/ConnectionBanner.tsx';
import { CodeScreen } from './screens/CodeScreen.tsx';
import { GoodbyeScreen } from './screens/GoodbyeScreen.tsx';
import { JourneyScreen } from './screens/JourneyScreen.tsx';
import { TicketScreen } from './screens/TicketScreen.tsx';
import { WelcomeScreen } from './screens/WelcomeScreen.tsx';
import { texts, type KioskLanguage } from './texts/texts.ts';
import { useIdle } from './useIdle.ts';
import { useScanner } from './useScanner.ts';
import { useVisit, type Visit } from './useVisit.ts';

/** Seconds without a touch after which the totem belongs to the next driver. */
const idleSeconds: Record<Visit['at'], number | null> = {
  welcome: null,
  ticket: 60,
  code: 60,
  journey: 90,
  goodbye: 30,
};

interface AppProps {
  readonly ticket: string;
  readonly language: string | null;
}

export const App = ({ ticket, language: wish }: AppProps) => {
  const ownDevice = ticket !== '';
  const [language, setLanguage] = useState<KioskLanguage>(() => firstLanguage(wish, ownDevice));
  const control = useVisit({ language, ownDevice, ticket });
  const { visit } = control;

  const leave = () => {
    control.reset();
    setLanguage(firstLanguage(wish, ownDevice));
  };
  const idle = useIdle(ownDevice ? null : idleSeconds[visit.at], leave);

  useScanner({
    onCharacter: (character) => {
      if (visit.at === 'ticket') control.typeTicket(control.typed + character);
      if (visit.at === 'code') control.typeCode(control.code + character);
    },
    onErase: () => {
      if (visit.at === 'ticket') control.typeTicket(control.typed.slice(0, -1));
      if (visit.at === 'code') control.typeCode(control.code.slice(0, -1));
    },
    onEnter: (scanned) => {
      if (scanned !== undefined) control.scan(scanned);
      else if (visit.at === 'ticket') control.submitTicket();
    },
  });

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const choose = (chosen: KioskLanguage) => {
    setLanguage(chosen);
    idle.stay();
  };

  return (
    <LanguageContext value={language}>
      <div className="kiosk" data-at={visit.at}>
        <Header at={visit.at} onLanguage={choose} />
        <ConnectionBanner connection={control.connection} />
        <main className="screen">
          {visit.at === 'welcome' && (
            <WelcomeScreen
              onLanguage={(chosen) => {
                choose(chosen);
                control.begin();
              }}
            />
          )}
          {visit.at === 'ticket' && <TicketScreen control={control} ownDevice={ownDevice} onBack={leave} />}
          {visit.at === 'code' && <CodeScreen visit={visit} control={control} ownDevice={ownDevice} />}
          {visit.at === 'journey' && (
            <JourneyScreen visit={visit} control={control} ownDevice={ownDevice} onLeave={leave} />
          )}
          {visit.at === 'goodbye' && (
            <GoodbyeScreen kind={visit.kind} ownDevice={ownDevice} onAgain={leave} />
          )}
        </main>
        {idle.left !== null && visit.at !== 'goodbye' && (
          <IdleWarning seconds={idle.left} onStay={idle.stay} />
        )}
        <p className="unseen" role="status">
          {visit.at === 'journey' ? texts[language].steps[visit.journey.step].title : ''}
        </p>
      </div>
    </LanguageContext>
  );
};
