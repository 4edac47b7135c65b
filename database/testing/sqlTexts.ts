import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { columnsOf, rowTypeOf } from './rowTypes.ts';
import { declarationsOf, isFunction, isSql, readModule, type Module, type Node } from './sourceModule.ts';

/** Where a name is looked up: the arguments of the calls on the way, then the function's constants, then the module. */
interface Scope {
  readonly module: Module;
  readonly names: ReadonlyMap<string, Bound>;
}
interface Bound {
  readonly node: Node;
  readonly scope: Scope;
}
/** A statement as Postgres is sent it, with `$1` for each value. */
export interface SqlText {
  /** `file:line`. */
  readonly at: string;
  readonly text: string;
  /** The columns of a row, as the type that is written beside it names them; absent if the type is not spelled out. */
  readonly columns?: readonly string[];
}
export interface Gathered {
  /** Every template that is executed, with the fragments that it consists of written out. */
  readonly statements: readonly SqlText[];
  /** Templates that are in none of these statements: fragments of what is built at run time. */
  readonly loose: readonly SqlText[];
}

/**
 * The statements of these sources. A source may name what another one exports.
 * @param tables for a file, a table that it names only at run time. Files that are missing here need none: all objects share
 *   some columns, so that any table will do.
 */
export function gatherSql(
  sources: Readonly<Record<string, string>>,
  tables: Readonly<Record<string, string>> = {},
): Gathered {
  const modules = new Map(Object.entries(sources).map(([file, code]) => [file, readModule(file, code)]));
  return new Gatherer(modules, tables).gather();
}

/**
 * The sources of the layer `database` by their paths, without tests, and without migrations, which have already been applied.
 */
export function databaseSources(root: string): Record<string, string> {
  const files = globSync('database/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/testing\/|\/migrations\//.test(file),
  );
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

class Gatherer {
  /** The templates that were written out. `gather` makes the statements first, so that the others are the loose ones. */
  readonly #seen = new Set<Node>();
  readonly #modules: ReadonlyMap<string, Module>;

  readonly #tables: Readonly<Record<string, string>>;

  constructor(modules: ReadonlyMap<string, Module>, tables: Readonly<Record<string, string>>) {
    this.#modules = modules;
    this.#tables = tables;
  }

  gather(): Gathered {
    const all = [...this.#modules.values()].flatMap((module) =>
      module.templates.map((template) => ({ module, ...template })),
    );
    const statements = all
      .filter(({ executed }) => executed)
      .flatMap(({ module, node, locals }) => {
        const texts = this.#template(node, localScope(module, locals), 0);
        const columns = columnsOf(rowTypeOf(node), module);
        return texts.map((text) => ({
          at: placeOf(module, node),
          text: numbered(text),
          ...(columns ? { columns } : {}),
        }));
      });
    const loose = all
      .filter(({ node }) => !this.#seen.has(node))
      .flatMap(({ module, node, locals }) => {
        const texts = this.#template(node, localScope(module, locals), 0);
        return texts.map((text) => ({ at: placeOf(module, node), text: numbered(text) }));
      });
    return { statements, loose };
  }

  /** Each way in which a template can be written out; `\0` stands for a value. */
  #template(node: Node, scope: Scope, depth: number): string[] {
    this.#seen.add(node);
    const [first = '', ...rest] = quasisOf(node);
    const expressions = (node.quasi as Node).expressions as Node[];
    const middles = expressions.map((expression) => this.#fragment(expression, scope, depth + 1));
    // Each way of each fragment is used once, but not every combination of them.
    const ways = Math.max(1, ...middles.map(({ length }) => length));
    return Array.from({ length: ways }, (_, way) =>
      middles.reduce(
        (text, middle, index) => text + (middle[way % middle.length] ?? '') + (rest[index] ?? ''),
        first,
      ),
    );
  }

  /** What stands for an expression: the text of a fragment in each of its ways, or a value. */
  #fragment(node: Node, scope: Scope, depth: number): string[] {
    // A fragment that calls itself would be written out for ever.
    if (depth > 12) return ['\0'];
    if (isSql(node)) return this.#template(node, scope, depth);
    if (node.type === 'ConditionalExpression') {
      const ways = [node.consequent, node.alternate].flatMap((way) =>
        this.#fragment(way as Node, scope, depth + 1),
      );
      return [...new Set(ways)];
    }
    if (node.type === 'Identifier') {
      const bound = this.#lookUp(node.name as string, scope);
      return bound && !isFunction(bound.node) ? this.#fragment(bound.node, bound.scope, depth + 1) : ['\0'];
    }
    if (node.type === 'CallExpression') return this.#call(node, scope, depth);
    return ['\0'];
  }

  /** What stands for a call: its text if it is one of `sql` or of a function that makes a fragment, otherwise a value. */
  #call(node: Node, scope: Scope, depth: number): string[] {
    const callee = node.callee as Node;
    const given = node.arguments as Node[];
    if (callee.type === 'MemberExpression' && (callee.object as Node).name === 'sql')
      return [this.#named((callee.property as Node).name as string, given[0], scope)];
    const bound = callee.type === 'Identifier' ? this.#lookUp(callee.name as string, scope) : undefined;
    if (!bound || !isFunction(bound.node)) return ['\0'];
    // The parameters stand for the arguments of this call, or for their defaults.
    const names = new Map(bound.scope.names);
    for (const [index, parameter] of (bound.node.params as Node[]).entries()) {
      const isDefault = parameter.type === 'AssignmentPattern';
      const name = ((isDefault ? parameter.left : parameter) as Node).name as string | undefined;
      const value = given[index];
      if (name && value) names.set(name, { node: value, scope });
      else if (name && isDefault) names.set(name, { node: parameter.right as Node, scope: bound.scope });
    }
    const inside = { module: bound.scope.module, names };
    const body = bound.node.body as Node;
    if (body.type !== 'BlockStatement') return this.#fragment(body, inside, depth + 1);
    // Of a function with a block, the constants and the one `return` are followed.
    const own = new Map<string, Node>();
    for (const statement of body.body as Node[]) declarationsOf(statement, own);
    for (const [name, value] of own) names.set(name, { node: value, scope: inside });
    const returned = (body.body as Node[]).filter(({ type }) => type === 'ReturnStatement');
    const [only] = returned;
    return only?.argument && returned.length === 1
      ? this.#fragment(only.argument as Node, inside, depth + 1)
      : ['\0'];
  }

  /**
   * The text of `sql.ref`, `sql.id`, `sql.table` or `sql.raw`. For a table that is known only at run time, `#tables` names one;
   * otherwise `disposition` is taken.
   */
  #named(kind: string, argument: Node | undefined, scope: Scope): string {
    const text = argument && this.#string(argument, scope, 0);
    if (kind === 'raw') return text ?? '\0';
    if (kind === 'ref' || kind === 'id' || kind === 'table') {
      const name =
        text ?? (kind === 'table' ? (this.#tables[scope.module.file] ?? 'disposition') : undefined);
      return name === undefined
        ? '\0'
        : name
            .split('.')
            .map((part) => `"${part}"`)
            .join('.');
    }
    return '\0';
  }

  /** The text of a literal, a constant or a template of them; undefined if it is known only at run time. */
  #string(node: Node, scope: Scope, depth: number): string | undefined {
    // A constant that names itself would be followed for ever.
    if (depth > 6) return undefined;
    if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
    if (node.type === 'Identifier') {
      const bound = this.#lookUp(node.name as string, scope);
      return bound && this.#string(bound.node, bound.scope, depth + 1);
    }
    if (node.type !== 'TemplateLiteral') return undefined;
    const parts = (node.expressions as Node[]).map((each) => this.#string(each, scope, depth + 1));
    if (parts.includes(undefined)) return undefined;
    return quasisIn(node).reduce((text, quasi, index) => text + (parts[index - 1] ?? '') + quasi);
  }

  #lookUp(name: string, scope: Scope): Bound | undefined {
    const near = scope.names.get(name);
    if (near) return near;
    const constant = scope.module.constants.get(name);
    if (constant) return { node: constant, scope: { module: scope.module, names: new Map() } };
    const imported = scope.module.imports.get(name);
    const module = imported && this.#modules.get(imported.file);
    const exported = module?.constants.get(imported?.name ?? '');
    return module && exported && { node: exported, scope: { module, names: new Map() } };
  }
}

function localScope(module: Module, locals: ReadonlyMap<string, Node>): Scope {
  const names = new Map<string, Bound>();
  const scope = { module, names };
  for (const [name, node] of locals) names.set(name, { node, scope });
  return scope;
}

/** The text with `$1`, `$2` and so on for its values. */
function numbered(text: string): string {
  let count = 0;
  return text.replaceAll('\0', () => `$${(count += 1)}`);
}

/** The fixed texts of a template, between its expressions. */
const quasisIn = (template: Node): string[] =>
  (template.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
const quasisOf = (tagged: Node): string[] => quasisIn(tagged.quasi as Node);

const placeOf = ({ file, code }: Module, { start }: Node): string =>
  `${file}:${code.slice(0, start).split('\n').length}`;
