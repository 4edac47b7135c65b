import { describe, expect, it } from 'vitest';
import { inConversation, type ConversationLetter } from './conversation.rules.ts';
import {
  answeredByTopic,
  isAnswer,
  lettersNamed,
  messageIdsIn,
  rootOf,
  topicOf,
  type LetterLinks,
  type TopicLetter,
} from './thread.rules.ts';

const links = (some: Partial<LetterLinks>): LetterLinks => ({
  messageId: '<c@x>',
  inReplyTo: null,
  references: [],
  ...some,
});

describe('the letters before a letter', () => {
  // What names them, the headers, the letters that are named, the nearest first, and the one that began the conversation.
  it.each([
    ['nothing', {}, [], '<c@x>'],
    ['In-Reply-To alone', { inReplyTo: '<a@x>' }, ['<a@x>'], '<a@x>'],
    ['References alone', { references: ['<a@x>', '<b@x>'] }, ['<b@x>', '<a@x>'], '<a@x>'],
    ['both', { inReplyTo: '<b@x>', references: ['<a@x>', '<b@x>'] }, ['<b@x>', '<a@x>'], '<a@x>'],
    ['itself', { inReplyTo: '<c@x>', references: ['<c@x>'] }, [], '<c@x>'],
    ['words around the id', { inReplyTo: 'Message of Monday <a@x> (draft)' }, ['<a@x>'], '<a@x>'],
    ['no id at all', { messageId: null, inReplyTo: 'none' }, [], null],
  ])('are named by %s', (_name, some, named, root) => {
    expect(lettersNamed(links(some))).toEqual(named);
    expect(rootOf(links(some))).toBe(root);
  });

  it('are at most fifty, the nearest ones', () => {
    const references = Array.from({ length: 5000 }, (_, index) => `<${index}@x>`);
    const named = lettersNamed(links({ references }));
    expect([named.length, named[0]]).toEqual([50, '<4999@x>']);
  });

  it('are read from a header that is folded or broken', () => {
    expect(messageIdsIn('<a@x>\r\n\t<b@x><c@x> <broken d@x> <>')).toEqual(['<a@x>', '<b@x>', '<c@x>']);
    expect(messageIdsIn(null)).toEqual([]);
  });
});

describe('the topic of a letter', () => {
  it.each([
    ['Cena żwiru', 'cena żwiru', false],
    ['Re: Cena żwiru', 'cena żwiru', true],
    ['ODP: RE: Cena  żwiru ', 'cena żwiru', true],
    ['Re[2]: Cena żwiru', 'cena żwiru', true],
    ['AW: WG: Cena żwiru', 'cena żwiru', true],
    ['Fwd: Cena żwiru', 'cena żwiru', false],
    ['Re:Re:', '', true],
    ['Re：Cena żwiru', 'cena żwiru', true],
    ['Regulamin: zmiana', 'regulamin: zmiana', false],
    [null, '', false],
  ])('the topic of a letter of %j is %j', (subject, topic, answers) => {
    expect([topicOf(subject), isAnswer(subject)]).toEqual([topic, answers]);
  });
});

describe('a letter that names none', () => {
  const before = (some: Partial<TopicLetter> = {}): TopicLetter => ({
    date: '2026-11-10T08:00:00Z',
    from: 'biuro@keja.pl',
    to: '"Jan" <jan@zwir.pl>',
    cc: null,
    ...some,
  });
  const answer: TopicLetter = {
    date: '2026-11-12T08:00:00Z',
    from: 'Jan@zwir.pl',
    to: 'biuro@keja.pl',
    cc: null,
  };

  it.each([
    ['between the same people', before(), true],
    ['to somebody who got a copy', before({ to: 'ewa@zwir.pl', cc: 'jan@zwir.pl' }), true],
    ['of other people', before({ to: 'ewa@piasek.pl' }), false],
    ['that the sender had nothing to do with', before({ from: 'obcy@x.pl' }), false],
    ['that is too old', before({ date: '2026-09-10T08:00:00Z' }), false],
    ['that is younger', before({ date: '2026-11-13T08:00:00Z' }), false],
    ['without a sender', before({ from: null }), false],
  ])('answers one with its topic %s: %s', (_name, letter, expected) => {
    expect(answeredByTopic(answer, [letter])).toBe(expected ? letter : undefined);
  });

  it('answers the newest of them', () => {
    const [older, newer] = [before(), before({ date: '2026-11-11T08:00:00Z' })];
    expect(answeredByTopic(answer, [older, newer])).toBe(newer);
  });
});

describe('a conversation', () => {
  const letter = (some: Partial<ConversationLetter>): ConversationLetter => ({
    objectName: 'incomingEmail',
    id: 1,
    date: '2026-11-10T08:00:00Z',
    messageId: '<a@x>',
    mailboxId: 5,
    ...some,
  });

  it('has each letter once, from the folder that is read', () => {
    const copies = [letter({ id: 1, mailboxId: 9 }), letter({ id: 2, mailboxId: 5 })];
    expect(inConversation(copies, 5).map(({ id }) => id)).toEqual([2]);
    expect(inConversation(copies.toReversed(), 5).map(({ id }) => id)).toEqual([2]);
  });

  it('has a letter of ours as it was written here, not as its copy', () => {
    const ours = letter({ objectName: 'outgoingEmail', id: 7, mailboxId: null });
    expect(inConversation([letter({}), ours], 5)).toEqual([ours]);
    expect(inConversation([ours, letter({})], 5)).toEqual([ours]);
  });

  it('goes from the oldest to the newest, and keeps letters without a Message-ID apart', () => {
    const letters = [
      letter({ id: 3, date: '2026-11-12T08:00:00Z', messageId: null }),
      letter({ id: 4, date: '2026-11-11T08:00:00Z', messageId: null }),
      letter({ id: 5 }),
    ];
    expect(inConversation(letters, null).map(({ id }) => id)).toEqual([5, 4, 3]);
  });
});
