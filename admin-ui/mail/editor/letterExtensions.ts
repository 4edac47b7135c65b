import { mergeAttributes, Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';

/** Where the signature of the account stands, so that another account can bring its own. */
const Signature = Node.create({
  name: 'signature',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'div[data-signature]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { 'data-signature': '' }), 0],
});

/** What a letter may hold; whatever else is pasted comes in as its words. */
export const letterExtensions = [
  StarterKit.configure({
    // Their keys are Ctrl+Alt with a letter or digit, which is how Windows reports the Polish letters.
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    strike: false,
    dropcursor: false,
    gapcursor: false,
    // Would change a letter that is only looked at.
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
