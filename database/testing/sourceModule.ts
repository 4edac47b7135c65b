import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

// Parses source files and finds the SQL in them, so that tests can write out each statement and check it.

/** A node of the syntax tree, as far as it is looked at. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** A source file, as far as its SQL is looked at. */
export interface Module {
  readonly file: string;
  readonly code: string;
  /** What the names of the module stand for: a function, or the first value of a constant. */
  readonly constants: ReadonlyMap<string, Node>;
  /** Interfaces and type aliases. */
  readonly types: ReadonlyMap<string, Node>;
  /** By the name in this file: the file that the import comes from, and the name that it has there. */
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
  readonly templates: readonly Template[];
}

/** A template literal that begins with `sql` in a source file: a whole statement, or a part of one. */
interface Template {
  readonly node: Node;
  /** What the names in the blocks around the template stand for, as `constants` of the module. */
  readonly locals: ReadonlyMap<string, Node>;
  /** Whether `.execute` follows the template directly, which makes it a whole statement. */
  readonly executed: boolean;
}

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value);

export function isSql(node: Node): boolean {
  return node.type === 'TaggedTemplateExpression' && (node.tag as Node).name === 'sql';
}

export function isFunction(node: Node): boolean {
  return ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(node.type);
}

/** @param file its path from the root of the project, as in `imports` */
export function readModule(file: string, code: string): Module {
  const { program } = parseSync(file, code);
  const constants = new Map<string, Node>();
  const imports = new Map<string, { file: string; name: string }>();
  const types = new Map<string, Node>();
  const templates: Template[] = [];
  for (const node of childrenOf(program as unknown as Node)) {
    if (node.type === 'ImportDeclaration') {
      const from = (node.source as { value: string } & Node).value;
      // `#domain/kernel/fail.ts` is a path from the root, `./fail.ts` one from this file.
      const path = from.startsWith('#') ? from.slice(1) : normalize(join(dirname(file), from));
      for (const each of node.specifiers as Node[])
        imports.set((each.local as Node).name as string, {
          file: path,
          name: ((each.imported ?? each.local) as Node).name as string,
        });
    } else {
      declarationsOf(node, constants);
      const declared = (node.declaration ?? node) as Node;
      if (/^TS(Interface|TypeAlias)Declaration$/.test(declared.type))
        types.set((declared.id as Node).name as string, declared);
    }
  }
  walk(program as unknown as Node, new Map(), undefined, templates);
  return { file, code, constants, types, imports, templates };
}

/** Adds to `into` the constants and functions that a statement declares. */
export function declarationsOf(node: Node, into: Map<string, Node>): void {
  const declaration = (node.declaration ?? node) as Node;
  if (declaration.type === 'FunctionDeclaration')
    into.set((declaration.id as Node).name as string, declaration);
  if (declaration.type !== 'VariableDeclaration') return;
  for (const { id, init } of declaration.declarations as { id: Node; init: Node | null }[])
    if (id.type === 'Identifier' && init) into.set(id.name as string, init);
}

/** Adds to `into` all templates of SQL in a node and below it. */
function walk(
  node: Node,
  locals: ReadonlyMap<string, Node>,
  parent: Node | undefined,
  into: Template[],
): void {
  let visible = locals;
  if (node.type === 'BlockStatement') {
    const own = new Map(locals);
    for (const statement of node.body as Node[]) declarationsOf(statement, own);
    visible = own;
  }
  if (isSql(node)) {
    const executed =
      parent?.type === 'MemberExpression' && (parent.property as Node | undefined)?.name === 'execute';
    into.push({ node, locals: visible, executed });
  }
  for (const child of childrenOf(node)) walk(child, visible, node, into);
}
