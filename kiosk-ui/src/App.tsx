import { useEffect, useState } from 'react';
import { firstLanguage, LanguageContext } from './language.ts';
import { Header } from './parts/Header.tsx';
import { IdleWarning } from './parts/IdleWarning.tsx';
import { ConnectionBanner } from './parts/ConnectionBanner.tsx';
import { DocumentScreen } from './screens/DocumentScreen.tsx';
import { FirmScreen } from './screens/FirmScreen.tsx';
import { LeaveScreen } from './screens/LeaveScreen.tsx';
import { PayScreen } from './screens/PayScreen.tsx';
import { PlateScreen } from './screens/PlateScreen.tsx';
import { CodeScreen } from './screens/CodeScreen.tsx';
import { GoodbyeScreen } from './screens/GoodbyeScreen.tsx';
import { JourneyScreen } from './screens/JourneyScreen.tsx';
import { TicketScreen } from './screens/TicketScreen.tsx';
import { WelcomeScreen } from './screens/WelcomeScreen.tsx';
import { texts, type KioskLanguage } from './texts/texts.ts';
import { useDesk } from './useDesk.ts';
import { useIdle } from './useIdle.ts';
import { useScanner } from './useScanner.ts';
import { useVisit, type Visit } from './useVisit.ts';

/** Seconds without a touch after which the totem belongs to the next driver. */
const idleSeconds: Record<Visit['at'], number | null> = {
  welcome: null,
  ticket: 60,
  plate: 60,
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
  const desk = useDesk(control, language);
  const paying = visit.at === 'journey' && desk.isPaying;
  const asksDocument =
    visit.at === 'journey' && visit.journey.step === 'checkIn' && desk.isDocumentOpen(visit.journey.document);

  const leave = () => {
    control.reset();
    setLanguage(firstLanguage(wish, ownDevice));
  };
  const idle = useIdle(ownDevice || paying ? null : idleSeconds[visit.at], leave);

  useScanner({
    onCharacter: (character) => {
      if (visit.at === 'ticket' || visit.at === 'plate') control.typeTicket(control.typed + character);
      if (visit.at === 'code') control.typeCode(control.code + character);
    },
    onErase: () => {
      if (visit.at === 'ticket' || visit.at === 'plate') control.typeTicket(control.typed.slice(0, -1));
      if (visit.at === 'code') control.typeCode(control.code.slice(0, -1));
    },
    onEnter: (scanned) => {
      if (paying) return;
      if (scanned !== undefined) control.scan(scanned);
      else if (visit.at === 'ticket') control.submitTicket();
    },
    onDocument: (lines) => {
      if (asksDocument) desk.showDocument(lines);
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
          {visit.at === 'plate' && <PlateScreen control={control} onBack={leave} />}
          {visit.at === 'code' && <CodeScreen visit={visit} control={control} ownDevice={ownDevice} />}
          {visit.at === 'journey' && asksDocument && (
            <DocumentScreen journey={visit.journey} control={control} desk={desk} />
          )}
          {visit.at === 'journey' && !asksDocument && (
            <>
              {desk.panel === 'pay' && <PayScreen control={control} desk={desk} />}
              {desk.panel === 'firm' && <FirmScreen control={control} desk={desk} ownDevice={ownDevice} />}
              {desk.panel === 'leave' && <LeaveScreen control={control} desk={desk} />}
              {desk.panel === 'way' && (
                <JourneyScreen
                  visit={visit}
                  control={control}
                  desk={desk}
                  ownDevice={ownDevice}
                  onLeave={leave}
                />
              )}
            </>
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
