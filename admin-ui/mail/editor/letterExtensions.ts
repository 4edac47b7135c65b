import { mergeAttributes, Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';

/** Marks the signature of the account, so that it can be replaced when the writer chooses another account. */
const Signature = Node.create({
  name: 'signature',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'div[data-signature]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { 'data-signature': '' }), 0],
});

/** What a letter may hold. Of anything else that is pasted, only the words stay. */
export const letterExtensions = [
  StarterKit.configure({
    // Code blocks and headings have keys with Ctrl+Alt. Windows reports Polish letters, which are typed with AltGr, as
    // Ctrl+Alt too.
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    strike: false,
    dropcursor: false,
    gapcursor: false,
    // This extension would add an empty paragraph at the end, and so change a letter that is only viewed.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Signature,
];
