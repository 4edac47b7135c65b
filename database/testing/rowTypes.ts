import type { Module, Node } from './sourceModule.ts';

/** The type of a row that is written beside a template. */
export function rowTypeOf(tagged: Node): Node | undefined {
  return ((tagged.typeArguments as Node | null | undefined)?.params as Node[] | undefined)?.[0];
}

/** The properties that a type names itself; undefined if it takes any from elsewhere. */
export function columnsOf(type: Node | undefined, module: Module): readonly string[] | undefined {
  if (!type) return undefined;
  if (type.type === 'TSTypeLiteral') return propertiesIn(type.members as Node[]);
  if (type.type === 'TSIntersectionType') {
    const parts = (type.types as Node[]).map((part) => columnsOf(part, module));
    return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);
  }
  if (type.type !== 'TSTypeReference' || type.typeArguments) return undefined;
  const declared = module.types.get((type.typeName as Node).name as string);
  if (!declared) return undefined;
  if (declared.type === 'TSTypeAliasDeclaration') return columnsOf(declared.typeAnnotation as Node, module);
  if ((declared.extends as Node[]).length > 0) return undefined;
  return propertiesIn((declared.body as Node).body as Node[]);
}

function propertiesIn(members: readonly Node[]): readonly string[] | undefined {
  if (members.some(({ type }) => type !== 'TSPropertySignature')) return undefined;
  return members.map(({ key }) => ((key as Node).name ?? (key as Node).value) as string);
}
