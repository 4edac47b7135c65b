import { writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { writtenCalls } from '#api/openapi/describe.ts';
import { moduleNames, type Declaration } from '#domain/kernel/declaration.ts';
import { moduleLabel } from '#domain/labels/index.ts';
import { declarations } from '#domain/objects.ts';

export const accessFile = fileURLToPath(new URL('../../docs/access.md', import.meta.url));

const introduction = `# Who may do what

Written by \`npm run docs:access\` from the declarations in \`domain/\` and the calls in \`api/\`; a test compares.
Full rights may do everything and stand in no column. Roles that administrators define open further objects, and
access restrictions close them ([why so](modules/access.md)). *Whose*: who is bound to a firm sees a
record where one of these references leads to it, and a person what is personal to them; where nothing stands, a reader
sees every record. *Written by* the server: nobody changes it by a generic call.
`;

const quotedList = (names: readonly string[] = []): string => names.map((name) => `\`${name}\``).join(' ');
const roles = (names: readonly string[]): string => names.join(', ') || '–';

/** The cell that says which records of an object a person sees; empty if a reader sees all of them. */
const whose = ({ belongsTo, personal, ofAccount, openedBy, shownBy, belongsToRecord }: Declaration): string =>
  [
    quotedList(belongsTo),
    shownBy ? `shown by ${quotedList(shownBy)}` : '',
    personal ? `personal: \`${personal}\`` : '',
    ofAccount ? `users of its account: \`${ofAccount}\`` : '',
    openedBy ? `staff who read a record linked by \`${openedBy}\`` : '',
    belongsToRecord ? 'as the record it hangs on' : '',
  ]
    .filter((part) => part !== '')
    .join('; ');

const rowOf = (declaration: Declaration): string =>
  `| \`${declaration.name}\` | ${roles(declaration.access.read)} | ${roles(declaration.access.modify)} | ${whose(declaration)} | ${declaration.writtenBy ?? declaration.createdBy ?? ''} |`;

const objectsOf = (module: (typeof moduleNames)[number]): string => {
  const own = declarations.filter((declaration) => declaration.module === module);
  return `## ${moduleLabel('en', module)}\n\n| object | read by | changed by | whose | written by |\n| --- | --- | --- | --- | --- |\n${own.map(rowOf).join('\n')}\n`;
};

const accessText = (access: string | readonly string[]): string => {
  if (access === 'anyone') return 'anyone';
  if (access === 'signedIn') return 'who has signed in; what they see is judged inside';
  return access.length === 0 ? 'full rights' : roles(access as readonly string[]);
};

/** A Markdown page: who reads and changes each object, and who may make the calls that are not derived from declarations. */
export function accessPage(): string {
  const calls = writtenCalls().map(
    ({ method, path, access }) => `| \`${method.toUpperCase()} ${path}\` | ${accessText(access)} |`,
  );
  const table = `## Calls that are written by hand\n\n| call | open to |\n| --- | --- |\n${calls.toSorted().join('\n')}\n`;
  return [introduction, ...moduleNames.map(objectsOf), table].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await writeFile(accessFile, accessPage());
