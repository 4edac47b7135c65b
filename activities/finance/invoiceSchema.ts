import { readFileSync } from 'node:fs';
import {
  XmlBufferInputProvider,
  XmlDocument,
  XmlLibError,
  xmlRegisterInputProvider,
  XsdValidator,
} from 'libxml2-wasm';

const main = 'fa3.xsd';
const imported = ['StrukturyDanych_v10-0E.xsd', 'ElementarneTypyDanych_v10-0E.xsd', 'KodyKrajow_v10-0E.xsd'];
const readSchema = (name: string): Buffer => readFileSync(new URL(`schemas/${name}`, import.meta.url));

/** The schemas are read from here only, so that no document can make us open a file or an address. */
const compile = (): XsdValidator => {
  xmlRegisterInputProvider(
    new XmlBufferInputProvider(Object.fromEntries(imported.map((name) => [name, readSchema(name)]))),
  );
  const schema = XmlDocument.fromBuffer(readSchema(main), { url: main });
  try {
    return XsdValidator.fromDoc(schema);
  } finally {
    schema.dispose();
  }
};

let validator: XsdValidator | undefined;

/** The errors of an invoice by the ministry's schema FA(3), in the words of the validator; empty if it is valid. */
export function invoiceFaults(xml: string): readonly string[] {
  validator ??= compile();
  try {
    const document = XmlDocument.fromString(xml);
    try {
      // The validator breaks off at an entity that a document type declares. No invoice has a document type.
      if (document.dtd) return ['The document has a document type (DOCTYPE).'];
      validator.validate(document);
      return [];
    } finally {
      document.dispose();
    }
  } catch (error) {
    // The validator writes names as `{namespace}Element`; people need only the element.
    if (error instanceof XmlLibError)
      return error.details.map(({ message }) => message.replace(/\{[^}]*\}/g, '').trim());
    throw error;
  }
}
