import { DOMParser as Parser, Fragment, Slice, type Node, type ResolvedPos } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';
import { signatureBlock } from '#domain/mail/signature.rules.ts';

/** Plain text as it is pasted: each line is a paragraph, and empty lines stay. */
export function pastedLines(text: string, { doc: { type } }: ResolvedPos): Slice {
  const { schema } = type;
  const lines = text
    .split(/\r\n?|\n/)
    .map((line) => schema.node('paragraph', null, line === '' ? [] : schema.text(line)));
  // The first and the last pasted line join the text around the cursor.
  return new Slice(Fragment.fromArray(lines), 1, 1);
}

/** Puts a signature in place of another, unless the writer has changed or removed that one. Both are HTML, and may be empty. */
export function changeSignature(editor: Editor, before: string, after: string): void {
  if (before === after) return;
  const { schema, tr } = editor.state;
  const nodeOf = (html: string): Node | null => {
    const { body } = new DOMParser().parseFromString(signatureBlock(html), 'text/html');
    return Parser.fromSchema(schema).parse(body).firstChild;
  };
  const [oldNode, newNode] = [nodeOf(before), nodeOf(after)];
  if (!oldNode || !newNode) return;
  let at: number | undefined;
  editor.state.doc.descendants((node, position) => {
    if (at === undefined && node.type.name === 'signature' && node.eq(oldNode)) at = position;
    return at === undefined;
  });
  if (at !== undefined) editor.view.dispatch(tr.replaceWith(at, at + oldNode.nodeSize, newNode));
}

/** Removes formats, lists and quotes from the selection, or from the line of the cursor if nothing is selected. */
export function clearFormat(editor: Editor): void {
  const { empty, $from, from, to } = editor.state.selection;
  // Without a selection the whole line loses its marks, such as bold. Then the cursor is put back where it was.
  const range = empty ? { from: $from.start(), to: $from.end() } : { from, to };
  editor
    .chain()
    .focus()
    .setTextSelection(range)
    .unsetAllMarks()
    .setTextSelection({ from, to })
    .clearNodes()
    .run();
}
