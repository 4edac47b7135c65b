import { useEffect, useState } from 'react';
import { beginningOf } from '#domain/kernel/shortText.ts';
import { useDeskTexts, useLanguage, useTexts } from '../language.ts';
import { EraseKey, Keyboard, PageKey, plateKeys, SpaceKey } from '../parts/Keyboard.tsx';
import { namePages } from '../parts/namePages.ts';
import { Problem } from '../parts/Problem.tsx';
import type { DeskControl } from '../useDesk.ts';
import type { VisitControl } from '../useVisit.ts';

interface FirmScreenProps {
  readonly control: VisitControl;
  readonly desk: DeskControl;
  /** Whether it is the driver's own phone, with a keyboard of its own; otherwise it is the shared kiosk. */
  readonly ownDevice: boolean;
}

const fields = ['number', 'name', 'address'] as const;
type FieldName = (typeof fields)[number];
/** The most characters that each field takes. */
const longest: Record<FieldName, number> = { number: 20, name: 200, address: 300 };

/**
 * The buyer on the invoice. The driver types the tax number first. Then the data of the register are shown, or the driver types
 * them.
 */
export function FirmScreen({ control, desk, ownDevice }: FirmScreenProps) {
  const { firm: words, pay } = useDeskTexts();
  // What the register has answered to the number; its `firm` is null if the register does not know the number.
  const { firm: answer } = desk;
  const { back } = useTexts();
  const language = useLanguage();
  const { values, active, setActive, type } = useFirmFields(answer);
  const isLookedUp = answer !== null;
  /** Nobody changes the number once the register has answered to it. */
  const isLocked = (name: FieldName) => isLookedUp && name === 'number';
  const answerText = answer?.firm ? words.found : words.typed;
  const shownFields = isLookedUp ? fields : fields.slice(0, 1);
  // The API refuses a name of fewer than 2 characters, and no tax number has fewer than 4.
  const isReady = isLookedUp ? values.name.trim().length >= 2 : values.number.trim().length >= 4;

  return (
    <form
      className="entry firm"
      onSubmit={(event) => {
        event.preventDefault();
        if (isLookedUp) desk.payByCard({ ...values, number: answer.number });
        else desk.findFirm(values.number);
      }}
    >
      <div className="entry-told">
        <h1>{words.title}</h1>
        <p className="lead">{isLookedUp ? answerText : words.hint}</p>
        {shownFields.map((name) => (
          <label key={name} className="firm-field" data-active={name === active}>
            <span>{words[name]}</span>
            <input
              value={values[name]}
              onChange={(event) => type(name, event.target.value)}
              // A tap on the locked number leads to the name.
              onFocus={() => setActive(isLocked(name) ? 'name' : name)}
              // `useScanner` gives the keys of a keyboard to this field.
              data-takes-keys={name === active || undefined}
              inputMode={ownDevice ? 'text' : 'none'}
              readOnly={isLocked(name)}
              autoComplete="off"
              // The number is typed first. The name comes with the answer of the register.
              autoFocus={name !== 'address'}
            />
          </label>
        ))}
        <Problem problem={control.problem} />
      </div>
      {!ownDevice && (
        <FirmKeyboard
          // Each language has its own pages of letters. A new one begins with its first page.
          key={language}
          field={active}
          text={values[active]}
          disabled={control.busy}
          onType={(text) => type(active, text)}
        />
      )}
      <div className="actions">
        <button type="button" className="button quiet" onClick={desk.leaveFirm}>
          {back}
        </button>
        <button type="submit" className="button go" disabled={control.busy || !isReady}>
          {isLookedUp ? pay.byCard : words.check}
        </button>
      </div>
    </form>
  );
}

interface FirmKeyboardProps {
  readonly field: FieldName;
  readonly text: string;
  readonly disabled: boolean;
  readonly onType: (text: string) => void;
}

/** A tax number has digits and letters from A to Z. A name has letters of any language, on several pages. */
const FirmKeyboard = ({ field, text, disabled, onType }: FirmKeyboardProps) => {
  const pages = namePages(useLanguage());
  const [shown, setShown] = useState(0);
  const next = (shown + 1) % pages.length;
  const isName = field !== 'number';
  return (
    <Keyboard
      keys={isName ? (pages[shown]?.keys ?? []) : plateKeys}
      className="keyboard-plate"
      disabled={disabled}
      onKey={(key) => onType(text + key)}
    >
      {isName && <PageKey sample={pages[next]?.sample ?? ''} onPress={() => setShown(next)} />}
      <SpaceKey disabled={disabled} onPress={() => onType(`${text} `)} />
      <EraseKey disabled={disabled} onPress={() => onType(beginningOf(text, text.length - 1))} />
    </Keyboard>
  );
};

/** The typed data of the firm. The answer of the register fills them in. */
const useFirmFields = (answer: DeskControl['firm']) => {
  const [values, setValues] = useState<Record<FieldName, string>>({ number: '', name: '', address: '' });
  const [active, setActive] = useState<FieldName>('number');
  useEffect(() => {
    if (!answer) return;
    const { number, firm } = answer;
    setValues({ number, name: firm?.name ?? '', address: firm?.address ?? '' });
    setActive('name');
  }, [answer]);
  const type = (name: FieldName, text: string) =>
    setValues((before) => ({ ...before, [name]: beginningOf(text, longest[name]) }));
  return { values, active, setActive, type };
};
