import { answersBegun } from '#database/mail/answersBegun.ts';
import { conversation } from '#database/mail/conversations.ts';
import { conversationContracts } from '#domain/mail/conversation.contracts.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

/** The conversations that letters belong to, as far as the caller may read their letters. */
export function conversationEndpoints({ database }: Pick<ApiDependencies, 'database'>): AnyEndpoint[] {
  const { records, registry, sql } = database;
  const about = { tag: 'mail', access: 'signedIn' } as const;
  /**
   * The letters of the conversation to which a letter belongs, and the answers to them that were begun. Both are empty for a
   * letter without a conversation.
   */
  const lettersAround = async (actor: Actor, object: 'incomingEmail' | 'outgoingEmail', id: number) => {
    const { thread, mailboxId } = await records.get(actor, object, id);
    // The mailbox is the folder of the letter. The letters of this folder are shown even if it is the junk or the trash.
    const folder = typeof mailboxId === 'number' ? mailboxId : null;
    if (typeof thread !== 'string') return { rows: [], count: 0, answersBegun: [] };
    const rows = await conversation(sql, registry, actor, thread, folder);
    return {
      rows: rows.map(({ messageId: _messageId, ...row }) => row),
      count: rows.length,
      answersBegun: await answersBegun(sql, registry, actor, thread),
    };
  };
  return [
    serve(conversationContracts.ofReceived, {
      ...about,
      summary:
        'The conversation of a received e-mail: letters that came and that were written here, oldest first',
      handle: ({ actor, params: { id } }) => lettersAround(actor, 'incomingEmail', id),
    }),
    serve(conversationContracts.ofWritten, {
      ...about,
      summary: 'The conversation of a letter that was written here; a draft has none',
      handle: ({ actor, params: { id } }) => lettersAround(actor, 'outgoingEmail', id),
    }),
  ];
}
