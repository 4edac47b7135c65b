import { useCallback, useEffect, useRef, useState, type ComponentProps } from 'react';
import { smsCodeLength } from '#domain/terminal/kioskMessages.ts';
import { firstLanguage, LanguageContext } from './language.ts';
import { Header } from './parts/Header.tsx';
import { IdleWarning } from './parts/IdleWarning.tsx';
import { ConnectionBanner } from './parts/ConnectionBanner.tsx';
import { DocumentScreen } from './screens/DocumentScreen.tsx';
import { FinishedScreen } from './screens/FinishedScreen.tsx';
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
import { useDesk, type DeskControl } from './useDesk.ts';
import { useIdle } from './useIdle.ts';
import { useUpgrade } from './useUpgrade.ts';
import { useScanner } from './useScanner.ts';
import { useVisit, type VisitControl } from './useVisit.ts';
import type { Visit } from './visit.ts';

/** The seconds without a touch after which the kiosk is reset for the next driver; null for never. */
const idleSeconds: Record<Visit['at'], number | null> = {
  welcome: null,
  ticket: 60,
  plate: 60,
  // The SMS with the code may take two minutes to arrive.
  code: 150,
  journey: 90,
  finished: 30,
  goodbye: 30,
};

/**
 * The seconds without a touch while the driver waits for paper. A failing printer is reported earlier; a workflow that does not run
 * is not.
 */
const printingSeconds = 180;

const resetSecondsOf = ({ at }: Visit, isPrinting: boolean): number | null =>
  isPrinting ? printingSeconds : idleSeconds[at];

/** Whether a text may be an SMS code or its beginning: only digits, and not more than a code has. */
const isCode = (typed: string): boolean => typed.length <= smsCodeLength && /^\d+$/.test(typed);

interface AppProps {
  /** The ticket in the address of the page. It is empty at a kiosk and set on the driver's own phone. */
  readonly ticket: string;
  /** The language in the address of the page; null if there is none. */
  readonly language: string | null;
}

export function App({ ticket, language: addressLanguage }: AppProps) {
  const ownDevice = ticket !== '';
  const { language, setLanguage, isChosen, setChosen, speak } = useSpokenLanguage(addressLanguage, ownDevice);
  const control = useVisit({ language, isChosen, onSpeak: speak, ownDevice, ticket });
  const { visit } = control;
  const desk = useDesk(control, language);
  const paying = visit.at === 'journey' && desk.isPaying;
  const asksDocument =
    visit.at === 'journey' && visit.journey.step === 'checkIn' && desk.isDocumentOpen(visit.journey.document);

  const leave = () => {
    control.reset();
    setLanguage(firstLanguage(addressLanguage, ownDevice));
    // The language of the driver's own phone counts as chosen.
    setChosen(ownDevice);
  };
  const idle = useIdle(ownDevice || paying ? null : resetSecondsOf(visit, desk.isPrinting), leave);

  // A shared kiosk loads a new version of this page only between two drivers.
  useUpgrade(!ownDevice && visit.at === 'welcome');

  useScannedInput({ control, desk, paying, asksDocument });

  const choose = (chosen: KioskLanguage) => {
    setLanguage(chosen);
    setChosen(true);
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
            <DocumentScreen journey={visit.journey} control={control} desk={desk} onBack={leave} />
          )}
          {visit.at === 'journey' && !asksDocument && (
            <JourneyPanel visit={visit} control={control} desk={desk} ownDevice={ownDevice} onLeave={leave} />
          )}
          {visit.at === 'finished' && (
            <FinishedScreen ticket={visit.ticket} ownDevice={ownDevice} onAgain={leave} />
          )}
          {visit.at === 'goodbye' && (
            <GoodbyeScreen kind={visit.kind} ownDevice={ownDevice} onAgain={leave} />
          )}
        </main>
        {idle.left !== null && visit.at !== 'goodbye' && visit.at !== 'finished' && (
          <IdleWarning seconds={idle.left} onStay={idle.stay} />
        )}
        <StepForReaders visit={visit} language={language} />
      </div>
    </LanguageContext>
  );
}

/** Announces the step of the journey to screen readers. */
const StepForReaders = ({ visit, language }: { readonly visit: Visit; readonly language: KioskLanguage }) => (
  <p className="unseen" role="status">
    {visit.at === 'journey' ? texts[language].steps[visit.journey.step].title : ''}
  </p>
);

/**
 * The language of the screens, and whether a person chose it. A language that nobody chose is replaced by that of the ticket's
 * driver. On the driver's own phone the first language counts as chosen.
 */
const useSpokenLanguage = (addressLanguage: string | null, ownDevice: boolean) => {
  const [language, setLanguage] = useState<KioskLanguage>(() => firstLanguage(addressLanguage, ownDevice));
  const [isChosen, setChosen] = useState(ownDevice);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  /** Shows the language of a ticket's driver, which nobody has chosen here. */
  const speak = useCallback((spoken: KioskLanguage) => {
    setLanguage(spoken);
    setChosen(false);
  }, []);
  return { language, setLanguage, isChosen, setChosen, speak };
};

type JourneyPanelProps = ComponentProps<typeof JourneyScreen>;

/** The journey, or what is shown instead of it: paying, the buyer on the invoice, leaving. */
const JourneyPanel = ({ visit, control, desk, ownDevice, onLeave }: JourneyPanelProps) => {
  if (desk.panel === 'pay') return <PayScreen control={control} desk={desk} />;
  if (desk.panel === 'firm') return <FirmScreen control={control} desk={desk} ownDevice={ownDevice} />;
  if (desk.panel === 'leave') return <LeaveScreen control={control} desk={desk} />;
  return (
    <JourneyScreen visit={visit} control={control} desk={desk} ownDevice={ownDevice} onLeave={onLeave} />
  );
};

interface ScannedInput {
  readonly control: VisitControl;
  readonly desk: DeskControl;
  /** Whether the card terminal asks for a card. Then a scan begins no other visit. */
  readonly paying: boolean;
  /** Whether the screen is shown at which the driver shows a document or confirms what was read from it. */
  readonly asksDocument: boolean;
}

/** Handles the input of a keyboard or scanner: a ticket, a code, or a document. */
const useScannedInput = ({ control, desk, paying, asksDocument }: ScannedInput): void => {
  const { visit } = control;
  /** The quick run of keys on the screen of the code; empty on the others. */
  const codeBurst = useRef('');
  useScanner({
    onCharacter: (character, burst) => {
      if (visit.at === 'ticket' || visit.at === 'plate') control.typeEntry(control.typed + character);
      // The digits of a scanned ticket must not be taken for a typed code.
      if (visit.at === 'code' && /^\d+$/.test(burst)) control.typeCode(control.code + character);
      codeBurst.current = visit.at === 'code' ? burst : '';
    },
    onErase: () => {
      if (visit.at === 'ticket' || visit.at === 'plate') control.typeEntry(control.typed.slice(0, -1));
      if (visit.at === 'code') control.typeCode(control.code.slice(0, -1));
    },
    // `scanned` is undefined if a person typed.
    onEnter: (scanned) => {
      if (paying) return;
      // A person may type a code as quickly as a scanner, so such a scan is taken for a typed code. The answer to the code may
      // arrive before the Enter key, when the screen has already changed.
      if (scanned !== undefined && isCode(scanned) && (visit.at === 'code' || codeBurst.current === scanned))
        return;
      if (scanned !== undefined) control.scan(scanned);
      else if (visit.at === 'ticket') control.submitTicket();
    },
    onDocument: (lines) => {
      if (asksDocument) desk.showDocument(lines);
    },
  });
};
