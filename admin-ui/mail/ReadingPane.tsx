import { Conversation, type ShownLetter } from './Conversation.tsx';
import type { LetterActionsProps } from './LetterActions.tsx';
import { areReceivedIn, type MailPlace } from './mailQueries.ts';
import { Reader } from './Reader.tsx';
import { SentLetter } from './SentLetter.tsx';
import type { MailAddress } from './useMailAddress.ts';

interface ReadingPaneProps extends LetterActionsProps {
  readonly place: MailPlace;
  readonly address: MailAddress;
  /** The id of the letter that is chosen in the list: a received or a written one, as the place says. */
  readonly open: number;
}

/** The conversation of the chosen letter, and the one letter of it that is read. */
export function ReadingPane({ place, address, open, ...actionProps }: ReadingPaneProps) {
  const isReceived = areReceivedIn(place);
  // `own` is a letter of the conversation that was written here, if the reader has chosen one.
  const shown: ShownLetter =
    isReceived && address.own === undefined
      ? { objectName: 'incomingEmail', id: open }
      : { objectName: 'outgoingEmail', id: address.own ?? open };
  return (
    <>
      {isReceived && (
        <Conversation
          shown={shown}
          onShow={({ objectName, id }) =>
            objectName === 'incomingEmail' ? address.read(id) : address.readOwn(id)
          }
          onSeen={(ids) => void actionProps.actions.noteShown(ids)}
        />
      )}
      {shown.objectName === 'incomingEmail' ? (
        <Reader key={shown.id} id={shown.id} {...actionProps} />
      ) : (
        // `again-` and `draft-` open the editor: with a copy of the letter, or with the letter that is a draft again.
        <SentLetter
          key={shown.id}
          id={shown.id}
          onAgain={(id) => address.write(`again-${id}`)}
          onTakenBack={(id) => address.write(`draft-${id}`)}
        />
      )}
    </>
  );
}
